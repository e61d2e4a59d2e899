import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Language, languages } from '@runmart/contract/languages'
import { siteTranslations } from '@runmart/i18n/site'
import { renderPng } from './render-svg.ts'
import { sharePicture } from './share-picture.ts'

const WIDTH = 1200

/** Writes the picture that each page names for those who share it (Open Graph). */
export function writePictures(client: string, pages: Iterable<string>): void {
  for (const html of pages) {
    const name = contentOf(html, 'og:image')?.replace('{{origin}}/', '')
    const title = withoutShop(contentOf(html, 'og:title') ?? '')
    if (!name || !title) continue
    const language = languages.find((it): it is Language => name.startsWith(`og/${it}/`)) ?? 'en'
    const file = join(client, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      renderPng(sharePicture(title, siteTranslations[language]('site.footer'), language), WIDTH, language),
    )
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
