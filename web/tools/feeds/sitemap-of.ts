import { languages } from '@runmart/contract/languages'
import { addressIn } from '#platform/place.ts'

type Page = { path: string; date?: string | undefined }

/** All pages that want to be found, each naming itself in the other languages. The server fills in `{{origin}}`. */
export function sitemapOf(pages: readonly Page[]): string {
  const urls = pages.flatMap(({ path, date }) => {
    const alternates = languages.map((language) => alternate(language, addressIn(language, path)))
    const others = [...alternates, alternate('x-default', addressIn('en', path))].join('')
    const changed = date ? `    <lastmod>${date}</lastmod>\n` : ''
    return languages.map(
      (language) => `  <url>\n    <loc>{{origin}}${addressIn(language, path)}</loc>\n${changed}${others}  </url>\n`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`
}

function alternate(language: string, address: string): string {
  return `    <xhtml:link rel="alternate" hreflang="${language}" href="{{origin}}${address}"/>\n`
}
