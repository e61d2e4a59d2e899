const HEADER = 6
const ENTRY = 16

/** Puts square pictures of several sizes into one .ico file, as PNGs, which every browser since 2009 reads there. */
export function icoOf(pictures: readonly { size: number; png: Uint8Array }[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let place = head.length
  for (const [i, { size, png }] of pictures.entries()) {
    const entry = HEADER + ENTRY * i
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(place, entry + 12)
    place += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
