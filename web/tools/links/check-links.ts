import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenLinks } from './broken-links.ts'

/** What the server answers by itself and public pages lead to. */
const answered = ['/api/docs']

/** Looks at the links of every built page; the app's own page leads nowhere before its code is there. */
export function checkLinks(client: string, pages: readonly string[], appRoutes: readonly string[]): string[] {
  const addressOf = (page: string) => `/${page.replace(/(^|\/)index\.html$|\.html$/, '')}`
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`)
  return brokenLinks({
    pages: new Map(pages.map((page) => [addressOf(page), readFileSync(join(client, page), 'utf8')])),
    appRoutes,
    others: new Set([...files, ...answered]),
  })
}
