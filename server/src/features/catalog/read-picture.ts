import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '@runmart/contract/catalog-pages'
import { refuseField } from '#platform/refusal.ts'

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp'
type Read = { type: PictureType; width: number; height: number }

/** What kind of picture these bytes are and its size; refused unless it is one that browsers show, of a sensible size. */
export function readPicture(bytes: Buffer, field: string): Read {
  if (bytes.length > MAX_PICTURE_BYTES) throw refuseField(field, 'pictureTooLarge')
  const picture = readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes)
  if (!picture || picture.width < 1 || picture.height < 1) throw refuseField(field, 'pictureFormat')
  if (Math.max(picture.width, picture.height) > MAX_PICTURE_PIXELS) throw refuseField(field, 'pictureTooLarge')
  return picture
}

function readPng(bytes: Buffer): Read | null {
  const isPng = bytes.length > 32 && bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))
  if (!isPng || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** A JPEG is a row of segments, each with its length; one of those that start a frame has the size. */
function readJpeg(bytes: Buffer): Read | null {
  if (bytes.length < 16 || bytes.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (startsFrame)
      return { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** A WebP has one of three forms, which keep the size in different places. */
function readWebp(bytes: Buffer): Read | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return null
  const size = (width: number, height: number): Read => ({ type: 'image/webp', width, height })
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return size(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return size((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return size(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1)
    default:
      return null
  }
}
