import { type Language, languages } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/web/platform/localized-path.ts'
import { publicLinks } from '#site/frame/links.ts'

type Item = { slug: string; title: string; description: string; date: string }
type Words = { title: string; description: string }

/** The articles of a language as RSS 2.0, newest first. The server fills in `{{origin}}`. */
export function renderFeed(language: Language, words: Words, articles: readonly Item[]): string {
  const to = publicLinks(language)
  const items = articles.map(({ slug, title, description, date }) => {
    const address = `{{origin}}${to.article(slug)}`
    return `    <item>
      <title>${escapeXml(title)}</title>
      <link>${address}</link>
      <guid>${address}</guid>
      <description>${escapeXml(description)}</description>
      <pubDate>${rssDate(date)}</pubDate>
    </item>
`
  })
  const newest = articles[0] ? `    <lastBuildDate>${rssDate(articles[0].date)}</lastBuildDate>\n` : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(words.title)}</title>
    <link>{{origin}}${to.blog}</link>
    <description>${escapeXml(words.description)}</description>
    <language>${language}</language>
${newest}    <atom:link href="{{origin}}${to.feed}" rel="self" type="application/rss+xml"/>
${items.join('')}  </channel>
</rss>
`
}

/** The start of a day as RFC 822 writes it, with a year of four digits: `Tue, 06 Oct 2026 00:00:00 GMT`. */
function rssDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString()
}

type Page = { path: string; date?: string | undefined }

/** All pages that want to be found, each naming itself in the other languages. The server fills in `{{origin}}`. */
export function renderSitemap(pages: readonly Page[]): string {
  const urls = pages.flatMap(({ path, date }) => {
    const alternates = languages.map((language) => alternate(language, localizedPath(language, path)))
    const others = [...alternates, alternate('x-default', localizedPath('en', path))].join('')
    const changed = date ? `    <lastmod>${date}</lastmod>\n` : ''
    const urls = languages.map(
      (language) => `  <url>\n    <loc>{{origin}}${localizedPath(language, path)}</loc>\n${changed}${others}  </url>\n`,
    )
    // What the server fills in is there once for each thing it knows.
    return path.includes('{{') ? ['{{#listed}}', ...urls, '{{/listed}}'] : urls
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`
}

function alternate(language: string, address: string): string {
  return `    <xhtml:link rel="alternate" hreflang="${language}" href="{{origin}}${address}"/>\n`
}

/** A text as it may stand in XML, between tags and in quotes. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`)
}
