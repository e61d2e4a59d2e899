import type { TextKind } from '@runmart/contract/content-texts'
import type { Language } from '@runmart/contract/languages'

/** Where a page or post is in a language: `/terms`, `/vi/blog/how-refunds-work`. */
export function textAddress(language: Language, kind: TextKind, slug: string): string {
  return `${language === 'en' ? '' : `/${language}`}/${kind === 'post' ? `blog/${slug}` : slug}`
}
