import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pngOf } from '../pictures/renderer.ts'
import { icoOf } from './ico-of.ts'

/** Makes every icon that browsers and phones ask for out of the one drawing, `favicon.svg`. */
export function drawIcons(client: string): void {
  const drawing = readFileSync(join(client, 'favicon.svg'), 'utf8')
  // Phones cut the corners themselves, each in its own shape.
  const square = drawing.replace(/ rx="\d+"/, '')
  const write = (name: string, bytes: Uint8Array) => writeFileSync(join(client, name), bytes)
  write('favicon.ico', icoOf([16, 32, 48].map((size) => ({ size, png: pngOf(drawing, size) }))))
  write('apple-touch-icon.png', pngOf(square, 180))
  write('icon-192.png', pngOf(drawing, 192))
  write('icon-512.png', pngOf(drawing, 512))
  write('icon-maskable-512.png', pngOf(square, 512))
}
