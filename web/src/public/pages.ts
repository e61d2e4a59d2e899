import { languages } from '@runmart/contract/languages'
import { addressIn } from '#platform/place.ts'

/** The pages anyone reads, each at an address per language; `:slug` stands for every article. */
export const publicPages = [
  { path: '', file: 'public/landing/landing.tsx' },
  { path: 'services', file: 'public/services/services.tsx' },
  { path: 'blog', file: 'public/blog/blog.tsx' },
  { path: 'blog/:slug', file: 'public/blog/article.tsx' },
  { path: 'about', file: 'public/texts/text-page.tsx' },
  { path: 'terms', file: 'public/texts/text-page.tsx' },
  { path: 'privacy', file: 'public/texts/text-page.tsx' },
  { path: 'newsletter/check-mail', file: 'public/newsletter/check-mail.tsx' },
  { path: 'newsletter/confirm', file: 'public/newsletter/confirm.tsx' },
  { path: 'newsletter/confirmed', file: 'public/newsletter/confirmed.tsx' },
  { path: 'newsletter/unsubscribe', file: 'public/newsletter/unsubscribe.tsx' },
  { path: 'newsletter/unsubscribed', file: 'public/newsletter/unsubscribed.tsx' },
  { path: 'newsletter/problem', file: 'public/newsletter/problem.tsx' },
] as const satisfies readonly { path: string; file: string }[]

/** Pages for any address and any reader: what they say is said in all languages. */
export const commonPages = [
  { path: '404', file: 'public/not-found.tsx' },
  { path: '500', file: 'public/failed.tsx' },
  { path: 'offline', file: 'public/offline.tsx' },
] as const

/** The paths of all public pages, each of which is there in every language. */
export function publicPaths(articles: readonly string[]): string[] {
  return publicPages.flatMap(({ path }) =>
    path.includes(':slug') ? articles.map((slug) => path.replace(':slug', slug)) : [path],
  )
}

/** Every address that is drawn when the web is built. */
export function publicAddresses(articles: readonly string[]): string[] {
  const inAll = (path: string) => languages.map((language) => addressIn(language, path))
  return [...publicPaths(articles).flatMap(inAll), ...commonPages.map(({ path }) => `/${path}`)]
}
