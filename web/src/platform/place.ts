import { type Language, languages } from '@runmart/contract/languages'

/** A public page: its language, and its path without it: `{ language: 'vi', path: 'blog' }`. */
export type Place = { language: Language; path: string }

/** Where a public page is in a language. English has the plain addresses: `/blog`, `/vi/blog`, `/ru/blog`. */
export function addressIn(language: Language, path: string): string {
  return `/${[language === 'en' ? '' : language, path].filter(Boolean).join('/')}`
}

/** Reads an address back. */
export function placeOf(address: string): Place {
  const [first = '', ...rest] = address.split('/').filter(Boolean)
  const language = languages.find((it) => it === first && it !== 'en')
  return language ? { language, path: rest.join('/') } : { language: 'en', path: [first, ...rest].join('/') }
}
