import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { startShop } from '../testing/shop/start-shop.ts'
import { openLighthouse, type Scores } from './lighthouse/open-lighthouse.ts'

const RUNS = 3
const blog = join(import.meta.dirname, '../site/content/blog')

/**
 * Lighthouse's scores of the public pages on a phone. Speed varies with the machine, so it takes the median of some
 * runs. Beside it stands Lighthouse's benchmark of the machine (a quiet one: 1000 and more). Fails unless the rest is
 * perfect.
 */
export async function measureLighthouse(): Promise<Record<string, Scores>> {
  const look = await openLighthouse()
  const shop = await startShop()
  try {
    const table: Record<string, Scores> = {}
    for (const address of addresses()) {
      const runs: Scores[] = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await look(shop.url + address))
      const inOrder = (name: keyof Scores) => runs.map((it) => it[name]).sort((a, b) => a - b)
      const median = (name: keyof Scores) => inOrder(name)[Math.floor(RUNS / 2)] ?? 0
      const worst = (name: keyof Scores) => inOrder(name)[0] ?? 0
      const row: Scores = {
        performance: median('performance'),
        accessibility: worst('accessibility'),
        'best-practices': worst('best-practices'),
        seo: worst('seo'),
        machine: median('machine'),
      }
      table[address] = row
      if (row.accessibility + row['best-practices'] + row.seo < 300) process.exitCode = 1
    }
    return table
  } finally {
    await shop.stop()
  }
}

/** Landing pages, and one page of each other kind. */
function addresses(): string[] {
  const inAll = (path: string) => languages.map((language) => localizedPath(language, path))
  const [article = ''] = readdirSync(blog)
  return [
    ...inAll(''),
    ...inAll(`blog/${article}`),
    '/services',
    ...inAll('services/link-checker'),
    '/blog',
    '/about',
    '/terms',
  ]
}
