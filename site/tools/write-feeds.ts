import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageSlugs } from '@runmart/contract/content-texts'
import { languages } from '@runmart/contract/languages'
import { siteTranslations } from '@runmart/i18n/site'
import { publicLinks } from '#site/frame/links.ts'
import { pagePaths } from '#site/paths.ts'
import { renderFeed, renderSitemap } from './feeds.ts'

/** Paths whose items and languages only the server knows. */
const filled: readonly string[] = ['blog/{{post}}', ...pageSlugs]

/** Writes files for programs: a feed of the posts per language, and the map of all pages. */
export function writeFeeds(client: string, pages: ReadonlyMap<string, string>): void {
  for (const language of languages) {
    const t = siteTranslations[language]
    const words = { title: `Runmart: ${t('blog.title')}`, description: t('blog.description') }
    writeFileSync(join(client, publicLinks(language).feed), renderFeed(language, words))
  }
  // A listed page names its own canonical address.
  const isListed = (path: string) => pages.get(`/${path}`)?.includes('<link rel="canonical"')
  const listed = pagePaths.filter((path) => isListed(path) && !filled.includes(path))
  writeFileSync(join(client, 'sitemap.xml'), renderSitemap(listed))
}
