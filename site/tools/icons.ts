import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderPng } from './render-svg.ts'

/** Writes every icon for browsers and phones from one drawing, `favicon.svg`. */
export function writeIcons(client: string): void {
  const drawing = readFileSync(join(client, 'favicon.svg'), 'utf8')
  // Phones cut the corners themselves, each in its own shape.
  const square = drawing.replace(/ rx="\d+"/, '')
  const write = (name: string, bytes: Uint8Array) => writeFileSync(join(client, name), bytes)
  write('favicon.ico', packIco([16, 32, 48].map((size) => ({ size, png: renderPng(drawing, size) }))))
  write('apple-touch-icon.png', renderPng(square, 180))
  write('icon-192.png', renderPng(drawing, 192))
  write('icon-512.png', renderPng(drawing, 512))
  write('icon-maskable-512.png', renderPng(square, 512))
}

const HEADER = 6
const ENTRY = 16

/** Packs square pictures of several sizes into one .ico file, as PNGs, which all browsers since 2009 read. */
function packIco(pictures: readonly { size: number; png: Uint8Array }[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [i, { size, png }] of pictures.entries()) {
    const entry = HEADER + ENTRY * i
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
