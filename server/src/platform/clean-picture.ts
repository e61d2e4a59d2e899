export type Picture = {
  type: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
  content: Buffer
}

/** Showing a larger picture would take gigabytes of memory. */
const MAX_SIDE = 12_000
const MAX_PIXELS = 50_000_000

/**
 * Rebuilds a picture from the parts that showing needs: without place, camera, author, or data behind its end. Null for
 * anything but a complete PNG, JPEG or WebP of a size that browsers can show.
 */
export function cleanPicture(bytes: Buffer): Picture | null {
  try {
    const picture = cleanPng(bytes) ?? cleanJpeg(bytes) ?? cleanWebp(bytes)
    if (!picture) return null
    const { width, height } = picture
    const isShown = width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS
    return isShown ? picture : null
  } catch (problem) {
    // The file is cut off.
    if (problem instanceof RangeError) return null
    throw problem
  }
}

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex')
/** The chunks of a still picture; drops texts, times and animations. */
const pngChunks = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs'])

function cleanPng(bytes: Buffer): Picture | null {
  if (!bytes.subarray(0, 8).equals(PNG_START) || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  const kept: Buffer[] = [PNG_START]
  const seen = new Set<string>()
  for (let at = 8; !seen.has('IEND'); ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const kind = bytes.toString('latin1', at + 4, at + 8)
    seen.add(kind)
    if (end > bytes.length) return null
    if (pngChunks.has(kind)) kept.push(bytes.subarray(at, end))
    at = end
  }
  if (!seen.has('IDAT')) return null
  return {
    type: 'image/png',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    content: Buffer.concat(kept),
  }
}

const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda]
const [APP0, APP1, APP2, APP14, APP15, COM] = [0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe]

function cleanJpeg(bytes: Buffer): Picture | null {
  if (bytes.readUInt16BE(0) !== (0xff00 | SOI)) return null
  const kept: Buffer[] = []
  let [size, orientation, hasScan] = [{ width: 0, height: 0 }, 1, false]
  for (let at = 2; ; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    if (marker === EOI) break
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length) return null
    const segment = bytes.subarray(at, end)
    if (marker === APP1) orientation = orientationOf(segment) ?? orientation
    // All frame headers. The excluded markers among them are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) }
    const isScan = marker === SOS
    hasScan ||= isScan
    at = isScan ? scanEnd(bytes, end) : end
    if (isNeeded(marker, segment)) kept.push(isScan ? bytes.subarray(end - segment.length, at) : segment)
  }
  if (!hasScan) return null
  const turned = orientation >= 5 ? { width: size.height, height: size.width } : size
  const content = Buffer.concat([
    Buffer.from([0xff, SOI]),
    ...(orientation > 1 ? [orientationSegment(orientation)] : []),
    ...kept,
    Buffer.from([0xff, EOI]),
  ])
  return { type: 'image/jpeg', ...turned, content }
}

/** Drops comments and application segments, where programs write notes, but keeps those for colours. */
function isNeeded(marker: number, segment: Buffer): boolean {
  if (marker === COM) return false
  if (marker < APP0 || marker > APP15) return true
  const isProfile = marker === APP2 && segment.toString('latin1', 4, 15) === 'ICC_PROFILE'
  return marker === APP0 || marker === APP14 || isProfile
}

/** The end of the data of a scan: the next marker that is neither stuffing nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new RangeError('A scan without end')
}

/** The camera orientation, the only kept Exif value: without it browsers would show the picture on its side. */
function orientationOf(segment: Buffer): number | null {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0') return null
  const tiff = segment.subarray(10)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const read32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const start = read32(4)
  for (let nth = 0; nth < read16(start); nth++) {
    const entry = start + 2 + nth * 12
    const value = read16(entry) === 0x0112 ? read16(entry + 8) : 0
    if (value >= 1 && value <= 8) return value
  }
  return null
}

function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(2 + 6 + tiff.length)
  return Buffer.concat([Buffer.from([0xff, APP1]), length, Buffer.from('Exif\0\0', 'latin1'), tiff])
}

const webpChunks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Flags in the head: the file holds Exif and XMP data. */
const NOTES = 0b1100

function cleanWebp(bytes: Buffer): Picture | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null
  const whole = 8 + bytes.readUInt32LE(4)
  if (whole > bytes.length) return null
  const kept: Buffer[] = []
  let size: { width: number; height: number } | null = null
  for (let at = 12; at < whole; ) {
    const kind = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (end > whole) return null
    const chunk = Buffer.from(bytes.subarray(at, end))
    size ??= webpSize(kind, chunk.subarray(8))
    if (kind === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~NOTES, 8)
    if (webpChunks.has(kind)) kept.push(chunk)
    at = end
  }
  if (!size) return null
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  const content = Buffer.concat([head, ...kept])
  content.writeUInt32LE(content.length - 8, 4)
  return { type: 'image/webp', ...size, content }
}

function webpSize(kind: string, data: Buffer): { width: number; height: number } | null {
  if (kind === 'VP8X') return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 }
  if (kind === 'VP8 ') return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
  if (kind !== 'VP8L') return null
  const bits = data.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
