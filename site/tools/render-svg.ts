import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Language } from '@runmart/contract/languages'

const read = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(file)))

// One weight only: for a letter that a font lacks the renderer takes the next font, whatever its weight.
const font = (letters: string) => new Uint8Array(read(`@fontsource/manrope/files/manrope-${letters}-800-normal.woff2`))
const latin = font('latin')
const fonts: Record<Language, Uint8Array[]> = {
  en: [latin],
  vi: [latin, font('vietnamese')],
  ru: [latin, font('cyrillic')],
}

await initWasm(read('@resvg/resvg-wasm/index_bg.wasm'))

/** Renders an SVG as a PNG of a width; its texts are in Manrope, with the letters of a language. */
export function renderPng(svg: string, width: number, language: Language = 'en'): Uint8Array {
  return prepared(svg, language, width).render().asPng()
}

/** The width of an SVG's content, wherever its frame ends. */
export function measureWidth(svg: string, language: Language): number {
  return prepared(svg, language).getBBox()?.width ?? 0
}

function prepared(svg: string, language: Language, width?: number): InstanceType<typeof Resvg> {
  return new Resvg(svg, {
    font: { fontBuffers: fonts[language], defaultFontFamily: 'Manrope' },
    ...(width && { fitTo: { mode: 'width', value: width } }),
  })
}
