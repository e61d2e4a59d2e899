import type { Language } from './languages.ts'
import { localizedPath } from './localized-path.ts'

/** Target of an announcement. Its own file, so that a page can show an announcement without loading the schemas. */
export type AnnouncementLink = { href: string /** A screen of the app, not a page of its own. */; isInApp: boolean }

const publicPage = /^\/(services|blog|about|terms|privacy)?([/?#]|$)/

/** The address in a language: public pages have one in each. */
export function linkIn(language: Language, address: string): AnnouncementLink {
  if (!address.startsWith('/')) return { href: address, isInApp: false }
  if (!publicPage.test(address)) return { href: address, isInApp: !address.startsWith('/api/') }
  // An anchor of the first page: `/#tiers` becomes `/vi#tiers`.
  const href = localizedPath(language, address.slice(1)).replace(/(?<=.)\/(?=#)/, '')
  return { href, isInApp: false }
}
