import { type Language, languages } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { publicLinks } from '#site/frame/links.ts'

type Words = { title: string; description: string }

/** The posts of a language as RSS 2.0, newest first. The server fills in `{{origin}}` and the posts. */
export function renderFeed(language: Language, words: Words): string {
  const to = publicLinks(language)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(words.title)}</title>
    <link>{{origin}}${to.blog}</link>
    <description>${escapeXml(words.description)}</description>
    <language>${language}</language>
{{#blog.newest}}
    <lastBuildDate>{{.}}</lastBuildDate>
{{/blog.newest}}
    <atom:link href="{{origin}}${to.feed}" rel="self" type="application/rss+xml"/>
{{#blog.feed}}
    <item>
      <title>{{title}}</title>
      <link>{{origin}}{{href}}</link>
      <guid>{{origin}}{{href}}</guid>
      <description>{{description}}</description>
      <pubDate>{{feedDate}}</pubDate>
    </item>
{{/blog.feed}}
  </channel>
</rss>
`
}

/** All listed pages, each with links to its other languages. The server fills in `{{origin}}` and the texts. */
export function renderSitemap(paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const alternates = languages.map((language) => alternate(language, localizedPath(language, path)))
    const others = [...alternates, alternate('x-default', localizedPath('en', path))].join('')
    const urls = languages.map(
      (language) => `  <url>\n    <loc>{{origin}}${localizedPath(language, path)}</loc>\n${others}  </url>\n`,
    )
    // The server repeats a filled page for each of its items.
    return path.includes('{{') ? ['{{#listed}}', ...urls, '{{/listed}}'] : urls
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}{{#texts}}
{{#urls}}
  <url>
    <loc>{{origin}}{{address}}</loc>
    <lastmod>{{date}}</lastmod>
{{#alternates}}
${alternate('{{language}}', '{{address}}')}{{/alternates}}
${alternate('x-default', '{{usual}}')}  </url>
{{/urls}}
{{/texts}}
</urlset>
`
}

function alternate(language: string, address: string): string {
  return `    <xhtml:link rel="alternate" hreflang="${language}" href="{{origin}}${address}"/>\n`
}

/** Escapes text for XML, between tags and in quotes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`)
}
