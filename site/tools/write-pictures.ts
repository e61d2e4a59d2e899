import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Language, languages } from '@runmart/contract/languages'
import { siteTranslations } from '@runmart/i18n/site'
import { escapeXml } from './feeds.ts'
import { renderPng } from './render-svg.ts'
import { sharePicture } from './share-picture.ts'
import type { ShippedText } from './shipped-texts.ts'

const WIDTH = 1200

/**
 * Writes the sharing picture (Open Graph) of each page, and of each shipped text. Pages that the server fills in use
 * another page's picture.
 */
export function writePictures(client: string, pages: readonly string[], texts: readonly ShippedText[]): void {
  const named = pages.map((html) => ({
    name: contentOf(html, 'og:image')?.replace('{{origin}}/', '') ?? '',
    title: contentOf(html, 'og:title') ?? '',
  }))
  const ofTexts = texts.map(({ path, language, title }) => ({
    name: `og/${language}/${path.replaceAll('/', '-')}.png`,
    title: escapeXml(title),
  }))
  for (const { name, title: whole } of [...named, ...ofTexts]) {
    const title = withoutShop(whole)
    if (!title || name.includes('{{') || title.includes('{{')) continue
    const language = languages.find((it): it is Language => name.startsWith(`og/${it}/`)) ?? 'en'
    const file = join(client, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      renderPng(sharePicture(title, siteTranslations[language]('site.footer'), language), WIDTH, language),
    )
  }
}

/** The mark already names the shop. */
function withoutShop(title: string): string {
  const rest = title.replace(/^Runmart: /, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

function contentOf(html: string, property: string): string | undefined {
  return html.match(new RegExp(`<meta property="${property}" content="([^"]*)"`))?.[1]
}
