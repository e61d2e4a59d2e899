import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import { pictures } from '#test/pictures.ts'
import { cleanPicture } from './clean-picture.ts'

const SECRET = 'GPS 10.7769 N, taken by Khanh'
const { png, jpeg, webp } = pictures

function pngChunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
/** Exif data of a camera in the usual byte order: orientation and location. */
function exif(orientation: number): Buffer {
  const tiff = Buffer.from('49492a000800000001001201030001000000000000000000000000', 'hex')
  tiff.writeUInt16LE(orientation, 18)
  return Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(SECRET)])
}
function webpChunk(kind: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(kind, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
function webpOf(...chunks: Buffer[]): Buffer {
  const file = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), ...chunks])
  file.writeUInt32LE(file.length - 8, 4)
  return file
}

test('a picture without notes stays the same to the byte', () => {
  for (const [type, bytes] of Object.entries(pictures)) {
    const cleaned = cleanPicture(bytes)
    assert.deepEqual([cleaned?.type, cleaned?.width, cleaned?.height], [`image/${type}`, 6, 4])
    assert.ok(cleaned?.content.equals(bytes), type)
  }
})

test('where, when and by whom it was taken goes, and so does what hangs on to its end', () => {
  const extended = Buffer.from([0b1100, 0, 0, 0, 5, 0, 0, 3, 0, 0])
  const noted = {
    png: Buffer.concat([
      png.subarray(0, 33),
      pngChunk('tEXt', Buffer.from(SECRET)),
      png.subarray(33),
      Buffer.from(SECRET),
    ]),
    jpeg: Buffer.concat([
      jpeg.subarray(0, 2),
      jpegSegment(0xe1, exif(1)),
      jpegSegment(0xed, Buffer.from(SECRET)),
      jpegSegment(0xfe, Buffer.from(SECRET)),
      jpeg.subarray(2),
      Buffer.from(SECRET),
    ]),
    webp: webpOf(
      webpChunk('VP8X', extended),
      webp.subarray(12),
      webpChunk('EXIF', Buffer.from(SECRET)),
      webpChunk('XMP ', Buffer.from(SECRET)),
    ),
  }
  for (const [type, bytes] of Object.entries(noted)) {
    const cleaned = cleanPicture(bytes)
    assert.deepEqual([cleaned?.width, cleaned?.height], [6, 4], type)
    assert.ok(bytes.includes(SECRET) && !cleaned?.content.includes(SECRET), type)
    assert.ok(cleanPicture(cleaned?.content ?? Buffer.alloc(0)), `${type} can be read again`)
  }
  assert.ok(cleanPicture(noted.png)?.content.equals(png))
  assert.ok(cleanPicture(noted.jpeg)?.content.equals(jpeg))
})

test('a photo keeps which side is up, and nothing else of its notes', () => {
  const held = Buffer.concat([jpeg.subarray(0, 2), jpegSegment(0xe1, exif(6)), jpeg.subarray(2)])
  const cleaned = cleanPicture(held)
  assert.deepEqual([cleaned?.width, cleaned?.height], [4, 6])
  assert.ok(!cleaned?.content.includes(SECRET))
  const again = cleanPicture(cleaned?.content ?? Buffer.alloc(0))
  assert.deepEqual([again?.width, again?.height], [4, 6])
})

test('what is cut off, too large to show, or something else is no picture', () => {
  for (const [type, bytes] of Object.entries(pictures))
    for (let length = 0; length < bytes.length; length++)
      assert.equal(cleanPicture(bytes.subarray(0, length)), null, `${type}, ${length} bytes`)
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  const others = [
    bomb,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('GIF89a'),
    Buffer.from('%PDF-1.7'),
  ]
  for (const bytes of others) assert.equal(cleanPicture(bytes), null)
})
