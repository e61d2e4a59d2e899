import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localizedPath } from '@runmart/contract/localized-path'
import { appRoutes } from '@runmart/web/shell/app-routes.ts'
import { reportBuild } from '@runmart/web/tools/budgets.ts'
import { hasInlineStyles, inlineScripts, scriptHash } from '@runmart/web/tools/content-security.ts'
import { precompress } from '@runmart/web/tools/precompress.ts'
import { routePatterns } from '@runmart/web/tools/route-table.ts'
import type { Page } from '#site/page-context.ts'
import { allPages } from '#site/paths.ts'
import { writeIcons } from './icons.ts'
import { checkLinks } from './links.ts'
import { weighPages } from './page-budgets.ts'
import { writeServiceWorker } from './service-worker.ts'
import { readShippedTexts } from './shipped-texts.ts'
import { writeFeeds } from './write-feeds.ts'
import { writeManifests } from './write-manifests.ts'
import { writePictures } from './write-pictures.ts'

// Runs after the bundler: renders the pages, writes their surrounding files, and fails the build if a promise is
// broken.
const build = join(import.meta.dirname, '../build')
const client = join(build, 'client')
const renderer = join(client, 'render.js')

const { renderPage }: { renderPage(page: Page): string } = await import(renderer)
// It is for this build only, not for visitors.
rmSync(renderer)

const pages = new Map<string, string>()
for (const page of allPages) {
  const address = localizedPath(page.language, page.path)
  const html = renderPage(page)
  pages.set(address, html)
  mkdirSync(join(client, address), { recursive: true })
  writeFileSync(join(client, address, 'index.html'), html)
}

const scriptHashes = [...new Set([...pages.values()].flatMap(inlineScripts).map(scriptHash))]
writeFileSync(join(build, 'site.json'), `${JSON.stringify({ scriptHashes }, null, 2)}\n`)

writeFeeds(client, pages)
const texts = readShippedTexts(join(import.meta.dirname, '../content'))
writePictures(client, [...pages.values()], texts)
writeIcons(client)
writeManifests(client)
writeServiceWorker(client)
precompress(join(client, 'assets'))

const styled = [...pages].filter(([, html]) => hasInlineStyles(html))
reportBuild(weighPages(client, pages), [
  ...styled.map(([address]) => `${address} has styles in the page itself, which the content security policy forbids`),
  ...checkLinks(client, { pages, texts, appRoutes: routePatterns(appRoutes) }),
])
