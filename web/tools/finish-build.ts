import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appRoutes } from '#shell/app-routes.ts'
import { appAddresses } from './app-addresses.ts'
import { weigh } from './check-budgets.ts'
import { dropLoaderData } from './drop-loader-data.ts'
import { writeFeeds } from './feeds/write-feeds.ts'
import { drawIcons } from './icons/draw-icons.ts'
import { hashOf, inlineScripts } from './inline-scripts.ts'
import { checkLinks } from './links/check-links.ts'
import { writeWorker } from './offline/write-worker.ts'
import { drawPictures } from './pictures/draw-pictures.ts'
import { precompress } from './precompress.ts'
import { writeManifests } from './write-manifests.ts'

// Runs after the bundler: tells the server what it must know, compresses, and fails the build when a promise is broken.
const build = join(import.meta.dirname, '../build')
const client = join(build, 'client')
const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
const broken: string[] = []

const hashes = new Set<string>()
for (const page of pages) {
  const html = readFileSync(join(client, page), 'utf8')
  for (const script of inlineScripts(html)) hashes.add(hashOf(script))
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '')
  if (/<style[\s>]/.test(markup) || /<[^>]+\sstyle=/.test(markup))
    broken.push(`${page} has styles in the page itself, which the content security policy forbids`)
}
const site = { appRoutes: appAddresses(appRoutes), scriptHashes: [...hashes] }
writeFileSync(join(build, 'site.json'), `${JSON.stringify(site, null, 2)}\n`)

dropLoaderData(client)
writeFeeds(client, join(import.meta.dirname, '../content'))
drawPictures(client, pages)
drawIcons(client)
writeManifests(client)
writeWorker(client)

const publicPages = pages.filter((page) => !page.startsWith('__'))
broken.push(...checkLinks(client, publicPages, site.appRoutes))

precompress(join(client, 'assets'))

for (const { what, kib, most } of weigh(client, publicPages)) {
  console.log(`${what}: ${kib.toFixed(1)} of at most ${most} KiB`)
  if (kib > most) broken.push(`${what} weighs ${kib.toFixed(1)} KiB, more than ${most}`)
}
if (broken.length) {
  console.error(`\nThe build is not good enough:\n- ${broken.join('\n- ')}`)
  process.exitCode = 1
}
