import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@runmart/contract/languages'
import { siteTranslations } from '@runmart/i18n/site'
import { readArticles } from '#site/blog/read-articles.ts'
import { publicLinks } from '#site/frame/links.ts'
import { publicPaths } from '#site/paths.ts'
import { contentFolder, readText } from '#site/texts/read-text.ts'
import { renderFeed, renderSitemap } from './feeds.ts'

/** Writes what programs read the site by: a feed of the articles per language, and the map of all pages. */
export function writeFeeds(client: string, pages: ReadonlyMap<string, string>): void {
  for (const language of languages) {
    const t = siteTranslations[language]
    const words = { title: `Runmart: ${t('blog.title')}`, description: t('blog.description') }
    writeFileSync(
      join(client, publicLinks(language).feed),
      renderFeed(language, words, readArticles(contentFolder, language)),
    )
  }

  const articles = readArticles(contentFolder, 'en')
  const dates = new Map(articles.map(({ slug, date }) => [`blog/${slug}`, date]))
  for (const name of ['about', 'terms', 'privacy']) dates.set(name, readText(contentFolder, `pages/${name}`, 'en').date)
  if (articles[0]) dates.set('blog', articles[0].date)
  // A page that wants to be found says which address is its own.
  const isListed = (path: string) => pages.get(`/${path}`)?.includes('<link rel="canonical"')
  const listed = publicPaths(articles.map(({ slug }) => slug)).filter(isListed)
  writeFileSync(join(client, 'sitemap.xml'), renderSitemap(listed.map((path) => ({ path, date: dates.get(path) }))))
}
