import { languages } from '@runmart/contract/languages'
import { addressIn } from './place.ts'

/** The pages anyone reads, each at an address per language; `:slug` stands for every article. */
export const publicPages = [{ path: '', file: 'public/landing/landing.tsx' }] as const satisfies readonly {
  path: string
  file: string
}[]

/** Pages for any address and any reader: what they say is said in all languages. */
export const commonPages = [{ path: '404', file: 'public/not-found.tsx' }] as const

/** Every address that is drawn when the web is built. */
export function publicAddresses(articles: readonly string[]): string[] {
  const paths = publicPages.flatMap(({ path }) =>
    path.includes(':slug') ? articles.map((slug) => path.replace(':slug', slug)) : [path],
  )
  const inAll = (path: string) => languages.map((language) => addressIn(language, path))
  return [...paths.flatMap(inAll), ...commonPages.map(({ path }) => `/${path}`)]
}
