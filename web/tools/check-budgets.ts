import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstLoad, gzipped } from './first-load.ts'
import { inlineScripts } from './inline-scripts.ts'

const KIB = 1024

type Weight = { what: string; kib: number; most: number }

/** Weighs the first load of pages, gzipped. */
export function weigh(client: string, publicPages: readonly string[]): Weight[] {
  const assets = readdirSync(join(client, 'assets'))
  const manifest = `assets/${assets.find((file) => /^manifest-.*\.js$/.test(file))}`
  const filesOf = (part: string) => {
    const files = assets.filter((file) => file.startsWith(`${part}-`) && file.endsWith('.js'))
    if (!files.length)
      throw new Error(`The words of the app (${part}) are not in the build: the budgets cannot be checked`)
    return files.map((file) => `assets/${file}`)
  }
  const app = (what: string, route: string, words: string, most: number) => ({
    what,
    // The longest language counts, with all that its words are split into.
    kib: Math.max(...filesOf(words).map((file) => firstLoad(client, manifest, route, file))) / KIB,
    most,
  })
  return [
    ...publicPages.flatMap((page) => publicWeights(client, page)),
    app('sign-in, JavaScript', 'customer/auth/login', 'entry', 130),
    app('dashboard, JavaScript', 'customer/dashboard/dashboard', 'web', 200),
  ]
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
