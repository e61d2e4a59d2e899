import type { APIRequestContext } from '@playwright/test'

/** What a public page says of itself, read from its HTML as a search engine reads it. */
export type ReadPage = {
  status: number
  lang: string | undefined
  title: string | undefined
  description: string | undefined
  canonical: string | undefined
  /** By language. */
  alternates: Record<string, string>
  isListed: boolean
  /** Where its links lead, without those to other houses. */
  links: string[]
  html: string
}

/** Asks for a page without a browser. */
export async function readPage(request: APIRequestContext, address: string): Promise<ReadPage> {
  const answer = await request.get(address)
  const html = await answer.text()
  const one = (pattern: RegExp) => pattern.exec(html)?.[1]
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g)]
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))
  return {
    status: answer.status(),
    lang: one(/<html lang="(\w+)"/),
    title: one(/<title>([^<]+)<\/title>/),
    description: one(/<meta name="description" content="([^"]+)"/),
    canonical: one(/<link rel="canonical" href="([^"]+)"/),
    alternates: Object.fromEntries(alternates.map(([, language, href]) => [language, href])),
    isListed: !html.includes('<meta name="robots" content="noindex"'),
    links: links.filter((href) => /^[/#]/.test(href)),
    html,
  }
}
