import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Language, languages } from '@runmart/contract/languages'
import { siteTranslations } from '@runmart/i18n/site'
import { pictureOf } from './picture-of.ts'
import { pngOf } from './renderer.ts'

const WIDTH = 1200

/** Draws the picture that each built page names for those who share it (Open Graph). */
export function drawPictures(client: string, pages: readonly string[]): void {
  for (const page of pages) {
    const html = readFileSync(join(client, page), 'utf8')
    const name = contentOf(html, 'og:image')?.replace('{{origin}}/', '')
    const title = withoutShop(contentOf(html, 'og:title') ?? '')
    if (!name || !title) continue
    const language = languages.find((it): it is Language => name.startsWith(`og/${it}/`)) ?? 'en'
    const file = join(client, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pngOf(pictureOf(title, siteTranslations[language]('site.footer'), language), WIDTH, language))
  }
}

/** The mark says whose page it is. */
function withoutShop(title: string): string {
  const rest = title.replace(/^Runmart: /, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

function contentOf(html: string, property: string): string | undefined {
  return html.match(new RegExp(`<meta property="${property}" content="([^"]*)"`))?.[1]
}
