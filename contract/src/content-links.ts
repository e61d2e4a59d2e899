import type { Language } from './languages.ts'
import { localizedPath } from './localized-path.ts'

/** Where an announcement leads. Apart from the schemas, so that a page can show one without loading those. */
export type AnnouncementLink = { href: string /** A screen of the app, not a page of its own. */; isInApp: boolean }

const publicPage = /^\/(services|blog|about|terms|privacy)?([/?#]|$)/

/** The address in a language: public pages have one in each. */
export function linkIn(language: Language, address: string): AnnouncementLink {
  if (!address.startsWith('/')) return { href: address, isInApp: false }
  if (!publicPage.test(address)) return { href: address, isInApp: !address.startsWith('/api/') }
  // A part of the first page: `/#tiers` is `/vi#tiers`.
  const href = localizedPath(language, address.slice(1)).replace(/(?<=.)\/(?=#)/, '')
  return { href, isInApp: false }
}
