import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { drawPng } from '#test/draw-png.ts'
import { type DrawnPicture, drawPicture } from './draw-picture.ts'
import { createLog } from './log.ts'
import { Refusal } from './refusal.ts'

const SECRET = '<script>alert("GPS 10.7769 N, taken by Khanh")</script>'
const limits = { mostBytes: 1024 * 1024, mostPixels: 3_000, drawnWidth: 512 }
const log = createLog('silent', 'test')
const draw = (bytes: Buffer, more = {}) => drawPicture(bytes, { ...limits, ...more }, log)
const sizes = ({ from, width, height }: DrawnPicture) => [from.width, from.height, width, height]

async function problemOf(bytes: Buffer, more = {}): Promise<string | undefined> {
  const refusal = await draw(bytes, more).then(
    () => null,
    (problem: unknown) => problem,
  )
  assert.ok(refusal instanceof Refusal, String(refusal))
  return refusal.fields?.content as string
}

/** The red, green and blue of a pixel. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]
}
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 200 && green < 60 && blue < 60

const paint = (background: string, width = 300, height = width) =>
  sharp({ create: { width, height, channels: 3, background } })
/** Incompressible pixels: cutting the file cuts the picture. */
const noise = (side: number) => {
  const pixels = Buffer.from(Array.from({ length: side * side * 3 }, (_, at) => (at * at * 31 + at * 7) % 251))
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
}

function pngChunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
const PNG_HEAD = 33

test('what is seen becomes a new WebP; notes, comments, scripts and what hangs on to the end are gone', async () => {
  const [png, jpeg, webp] = [
    await drawPng(300),
    await noise(300).jpeg().toBuffer(),
    await noise(300).webp({ lossless: true }).toBuffer(),
  ]
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, SECRET.length + 2]), Buffer.from(SECRET)])
  const noted = {
    png: Buffer.concat([
      png.subarray(0, PNG_HEAD),
      pngChunk('tEXt', Buffer.from(`Comment\0${SECRET}`)),
      png.subarray(PNG_HEAD),
      Buffer.from(SECRET),
    ]),
    jpeg: Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from(SECRET)]),
    exif: await sharp(jpeg)
      .withExif({ IFD0: { Artist: SECRET } })
      .toBuffer(),
    xmp: await sharp(webp).withXmp(`<x>${SECRET}</x>`).toBuffer(),
    webp: Buffer.concat([webp, Buffer.from(SECRET)]),
  }
  for (const [name, bytes] of Object.entries(noted)) {
    assert.ok(bytes.includes(SECRET), name)
    const drawn = await draw(bytes)
    assert.deepEqual(sizes(drawn), [300, 300, 300, 300], name)
    assert.ok(!drawn.content.includes('alert'), name)
    const { format, exif, xmp, icc, comments } = await sharp(drawn.content).metadata()
    assert.deepEqual([format, exif, xmp, icc, comments], ['webp', undefined, undefined, undefined, undefined], name)
  }
})

test('a photo lies as its camera was held, and a wide picture is drawn smaller', async () => {
  const left = await paint('red', 400, 600).toBuffer({ resolveWithObject: true })
  const held = await paint('blue', 800, 600)
    .composite([{ input: left.data, raw: left.info, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { content, ...drawn } = await draw(held)
  // A quarter turn puts the left side on top.
  assert.deepEqual([drawn.from, drawn.width, drawn.height], [{ width: 600, height: 800 }, 512, 683])
  assert.deepEqual([isRed(await colourAt(content, 256, 10)), isRed(await colourAt(content, 256, 670))], [true, false])
})

test('what is transparent stays so', async () => {
  const clear = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#ff000000' } })
    .png()
    .toBuffer()
  assert.equal((await sharp((await draw(clear)).content).stats()).isOpaque, false)
})

test('of an animation the first frame is drawn', async () => {
  const frames = [await paint('red').png().toBuffer(), await paint('blue').png().toBuffer()]
  const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = frames
  const webp = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const dataOf = (png: Buffer) => {
    const at = png.indexOf('IDAT')
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
  }
  const numbers = (...values: number[]) => Buffer.concat(values.map((it) => Buffer.from([0, 0, it >> 8, it & 255])))
  const frame = (nth: number) =>
    pngChunk('fcTL', Buffer.concat([numbers(nth, 300, 300, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]))
  const apng = Buffer.concat([
    first.subarray(0, PNG_HEAD),
    pngChunk('acTL', numbers(2, 0)),
    frame(0),
    pngChunk('IDAT', dataOf(first)),
    frame(1),
    pngChunk('fdAT', Buffer.concat([numbers(2), dataOf(second)])),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
  for (const bytes of [webp, apng]) {
    const drawn = await draw(bytes)
    assert.deepEqual(sizes(drawn), [300, 300, 300, 300])
    assert.equal((await sharp(drawn.content).metadata()).pages, undefined)
    assert.ok(isRed(await colourAt(drawn.content, 150, 150)))
  }
})

test('what its first bytes do not call a PNG, JPEG or WebP is not decoded', async () => {
  const others = [
    Buffer.alloc(0),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>x()</script></svg>'),
    Buffer.from('<?xml version="1.0"?><svg width="300" height="300"/>'),
    Buffer.from('%PDF-1.7'),
    await paint('red').gif().toBuffer(),
    await paint('red').tiff().toBuffer(),
    await paint('red').avif().toBuffer(),
  ]
  for (const bytes of others) assert.equal(await problemOf(bytes), 'pictureFormat')
})

test('a few bytes that would become gigabytes are refused before they are decoded', async () => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(60_000, 0)
  head.writeUInt32BE(60_000, 4)
  head.set([8, 6], 8)
  const bomb = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(10_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
  assert.ok(bomb.length < 20_000)
  assert.equal(await problemOf(bomb), 'pictureTooLarge')
  assert.equal(await problemOf(await drawPng(3_001, 10)), 'pictureTooLarge')
  assert.equal(await problemOf(await drawPng(300), { mostBytes: 100 }), 'pictureTooLarge')
})

test('what is cut off, only begins like a picture, or takes too long cannot be read', async () => {
  const whole = [
    await noise(300).png().toBuffer(),
    await noise(300).jpeg().toBuffer(),
    await noise(300).webp().toBuffer(),
  ]
  for (const bytes of whole) {
    for (const length of [30, bytes.length >> 1, bytes.length - 40])
      assert.equal(await problemOf(bytes.subarray(0, length)), 'pictureDamaged')
    const begun = Buffer.concat([bytes.subarray(0, 16), Buffer.from('<svg width="300" height="300"/>'.repeat(9))])
    assert.equal(await problemOf(begun), 'pictureDamaged')
  }
  assert.equal(await problemOf(await drawPng(300), { mostMs: 1 }), 'pictureDamaged')
})
