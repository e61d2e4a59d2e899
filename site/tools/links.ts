import { readdirSync } from 'node:fs'
import { localizedPath } from '@runmart/contract/localized-path'
import type { ShippedText } from './shipped-texts.ts'

/** Linked addresses that the server itself answers. */
const answered = ['/api/docs']

type Checked = Pick<Site, 'pages' | 'appRoutes'> & { texts: readonly ShippedText[] }

/** Checks the links of every page, by its address, and of every text that ships. */
export function checkLinks(client: string, { pages, texts, appRoutes }: Checked): string[] {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`)
  const addresses = texts.map(({ language, path }) => localizedPath(language, path))
  const others = new Set([...files, ...answered, ...addresses])
  const written = texts.map(({ file, links }) => [file, links.map((href) => `<a href="${href}">`).join('')] as const)
  return brokenLinks({ pages: new Map([...pages, ...written]), appRoutes, others })
}

type Site = {
  /** The built pages by their addresses. */
  pages: ReadonlyMap<string, string>
  /** Addresses of the app, such as `/orders/:id`. */
  appRoutes: readonly string[]
  /** Files, and addresses that the server itself answers. */
  others: ReadonlySet<string>
}

/** Every broken internal link of the public pages, as a sentence each. Does not request foreign addresses. */
export function brokenLinks({ pages, appRoutes, others }: Site): string[] {
  const isAppAddress = (path: string) =>
    appRoutes.some((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path))
  const reasons: string[] = []
  for (const [address, html] of pages)
    for (const href of new Set(hrefsOf(html))) {
      const [, path = '', part = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
      const target = pages.get(path || address)
      if (target === undefined && !isAppAddress(path) && !others.has(path))
        reasons.push(`${address} leads to ${href}, where nothing is`)
      else if (target !== undefined && part && !target.includes(` id="${part}"`))
        reasons.push(`${address} leads to ${href}, but that page has no part of this name`)
    }
  return reasons
}

/** A page's internal links, as the browser would read them. */
function hrefsOf(html: string): string[] {
  const found = [...html.matchAll(/<(?:a|link)\s[^>]*?href="([^"]*)"/g)]
  return (
    found
      .map(([, href]) => decodeURI((href ?? '').replaceAll('&amp;', '&').replace(/^\{\{origin\}\}/, '')))
      // Wholly filled-in links are unknown here.
      .filter((href) => !/^(\w+:|$|#?\{\{[\w.]+\}\}$)/.test(href))
  )
}
