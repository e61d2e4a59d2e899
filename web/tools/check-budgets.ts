import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '@runmart/contract/languages'
import { appRoutes } from '#shell/app-routes.ts'
import { firstLoad, gzipped } from './first-load.ts'
import { inlineScripts } from './inline-scripts.ts'
import { sourcesOf } from './sources-of.ts'

const KIB = 1024

type Weight = { what: string; kib: number; most: number }

/** Weighs the first load of pages, gzipped. */
export function weigh(client: string, publicPages: readonly string[]): Weight[] {
  const app = (what: string, path: string, words: string, most: number) => {
    const sources = sourcesOf(appRoutes, path)
    if (!sources) throw new Error(`The app has no screen at ${path}: the budgets cannot be checked`)
    // The longest language counts, with all that its words are split into.
    const loads = languages.map((language) => firstLoad(client, [...sources, `../i18n/src/${language}/${words}.ts`]))
    return { what, kib: Math.max(...loads) / KIB, most }
  }
  return [
    ...heaviest(publicPages.map((page) => publicWeights(client, page))),
    app('sign-in, JavaScript', 'auth/login', 'entry', 130),
    app('dashboard, JavaScript', 'dashboard', 'web', 200),
  ]
}

/** Of many pages the heaviest of each kind: when that is light enough, all are. */
function heaviest(pages: readonly Weight[][]): Weight[] {
  const kinds = pages[0]?.map((_, kind) => pages.flatMap((weights) => weights[kind] ?? [])) ?? []
  return kinds.flatMap((weights) => weights.toSorted((a, b) => b.kib - a.kib).slice(0, 1))
}

function publicWeights(client: string, page: string): Weight[] {
  const html = readFileSync(join(client, page), 'utf8')
  const sum = (pattern: RegExp) =>
    [...html.matchAll(pattern)].reduce((total, [, file]) => total + gzipped(join(client, file ?? '')), 0)
  const inline = gzipSync(inlineScripts(html).join('\n')).length
  return [
    { what: `${page}, JavaScript`, kib: (sum(/<script[^>]*\ssrc="([^"]+)"/g) + inline) / KIB, most: 10 },
    { what: `${page}, CSS`, kib: sum(/<link rel="stylesheet" href="([^"]+)"/g) / KIB, most: 15 },
  ]
}
