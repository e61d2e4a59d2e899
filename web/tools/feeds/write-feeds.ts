import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@runmart/contract/languages'
import { siteTranslations } from '@runmart/i18n/site'
import { readArticles } from '#public/blog/read-articles.ts'
import { publicLinks } from '#public/frame/public-links.ts'
import { publicPaths } from '#public/pages.ts'
import { readText } from '#public/texts/read-text.ts'
import { feedOf } from './feed-of.ts'
import { sitemapOf } from './sitemap-of.ts'

/** Writes what programs read the site by: a feed of the articles per language, and the map of all pages. */
export function writeFeeds(client: string, content: string): void {
  for (const language of languages) {
    const t = siteTranslations[language]
    const words = { title: `Runmart: ${t('blog.title')}`, description: t('blog.description') }
    writeFileSync(join(client, publicLinks(language).feed), feedOf(language, words, readArticles(content, language)))
  }

  const articles = readArticles(content, 'en')
  const dates = new Map(articles.map(({ slug, date }) => [`blog/${slug}`, date]))
  for (const name of ['about', 'terms', 'privacy']) dates.set(name, readText(content, `pages/${name}`, 'en').date)
  if (articles[0]) dates.set('blog', articles[0].date)
  const listed = publicPaths(articles.map(({ slug }) => slug)).filter((path) => {
    // A page that wants to be found says which address is its own.
    return readFileSync(join(client, path, 'index.html'), 'utf8').includes('<link rel="canonical"')
  })
  writeFileSync(join(client, 'sitemap.xml'), sitemapOf(listed.map((path) => ({ path, date: dates.get(path) }))))
}
