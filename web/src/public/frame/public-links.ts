import type { Language } from '@runmart/contract/languages'
import { addressIn } from '#platform/place.ts'

/** Where the public pages are in a language. */
export function publicLinks(language: Language) {
  const at = (path: string) => addressIn(language, path)
  return {
    home: at(''),
    services: at('services'),
    how: `${at('')}#how`,
    blog: at('blog'),
    article: (slug: string) => at(`blog/${slug}`),
    about: at('about'),
    terms: at('terms'),
    privacy: at('privacy'),
    feed: at('rss.xml'),
  }
}
