import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageSlugs } from '@runmart/contract/content-texts'
import { languages } from '@runmart/contract/languages'
import { siteTranslations } from '@runmart/i18n/site'
import { publicLinks } from '#site/frame/links.ts'
import { pagePaths } from '#site/paths.ts'
import { renderFeed, renderSitemap } from './feeds.ts'

/** Paths of which the server knows which there are, and in which languages. */
const filled: readonly string[] = ['blog/{{post}}', ...pageSlugs]

/** Writes what programs read the site by: a feed of the posts per language, and the map of all pages. */
export function writeFeeds(client: string, pages: ReadonlyMap<string, string>): void {
  for (const language of languages) {
    const t = siteTranslations[language]
    const words = { title: `Runmart: ${t('blog.title')}`, description: t('blog.description') }
    writeFileSync(join(client, publicLinks(language).feed), renderFeed(language, words))
  }
  // A page that wants to be found says which address is its own.
  const isListed = (path: string) => pages.get(`/${path}`)?.includes('<link rel="canonical"')
  const listed = pagePaths.filter((path) => isListed(path) && !filled.includes(path))
  writeFileSync(join(client, 'sitemap.xml'), renderSitemap(listed))
}
