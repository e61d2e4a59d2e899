import type { Language } from '@runmart/contract/languages'
import { publicLinks } from '#public/frame/public-links.ts'
import { escaped } from './escaped.ts'

type Item = { slug: string; title: string; description: string; date: string }
type Words = { title: string; description: string }

/** The articles of a language as RSS 2.0, newest first. The server fills in `{{origin}}`. */
export function feedOf(language: Language, words: Words, articles: readonly Item[]): string {
  const to = publicLinks(language)
  const items = articles.map(({ slug, title, description, date }) => {
    const address = `{{origin}}${to.article(slug)}`
    return `    <item>
      <title>${escaped(title)}</title>
      <link>${address}</link>
      <guid>${address}</guid>
      <description>${escaped(description)}</description>
      <pubDate>${rssDate(date)}</pubDate>
    </item>
`
  })
  const newest = articles[0] ? `    <lastBuildDate>${rssDate(articles[0].date)}</lastBuildDate>\n` : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(words.title)}</title>
    <link>{{origin}}${to.blog}</link>
    <description>${escaped(words.description)}</description>
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
