import type { Language } from '@runmart/contract/languages'
import { breakLines } from './break-lines.ts'
import { measureWidth } from './render-svg.ts'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 88
const LARGEST = 76
const LETTERS_A_LINE = 25

/** The picture of a shared page: its title, the mark, and the tagline; ink and jade. */
export function sharePicture(title: string, tagline: string, language: Language): string {
  const lines = breakLines(title, LETTERS_A_LINE)
  const room = WIDTH - 2 * MARGIN
  const size = Math.min(LARGEST, (LARGEST * room) / measureWidth(framed(text(lines, LARGEST)), language))
  return framed(`
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#0d1417"/>
    <path transform="translate(516 -148) scale(36)" d="${stroke}" fill="none" stroke="#152024" stroke-width="2.8"
      stroke-linecap="round" stroke-linejoin="round"/>
    <g transform="translate(${MARGIN} 84) scale(2)">
      <rect width="28" height="28" rx="7" fill="#34d3a6"/>
      <path d="${stroke}" fill="none" stroke="#03231a" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>
      <text x="39" y="20.4" font-size="18" letter-spacing="-0.36" fill="#edf2f3">Runmart</text>
    </g>
    ${text(lines, size)}
    <rect x="${MARGIN}" y="524" width="48" height="4" rx="2" fill="#34d3a6"/>
    <text x="${MARGIN}" y="572" font-size="25" fill="#aab7bd">${tagline}</text>`)
}

const stroke = 'M9 21.5V6.8l11 6.1-7 3.9 6.4 4.7'

function framed(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Manrope" font-weight="800">${inside}</svg>`
}

/** The lines of a title, in the middle between the mark and the tagline. */
function text(lines: readonly string[], size: number): string {
  const step = size * 1.18
  const first = 332 + size * 0.36 - ((lines.length - 1) * step) / 2
  return lines
    .map((line, i) => {
      const y = (first + i * step).toFixed(1)
      return `<text x="${MARGIN}" y="${y}" font-size="${size.toFixed(1)}" letter-spacing="${(-0.022 * size).toFixed(2)}" fill="#edf2f3">${line}</text>`
    })
    .join('')
}
