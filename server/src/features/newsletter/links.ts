import type { Language } from '@runmart/contract/languages'
import { seal, unseal } from '#platform/secret-box.ts'

/** What links in mails are made with. */
export type LinkTools = { publicUrl: string; tokenSecret: string }
type Page = 'check-mail' | 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'problem'

/** Where a page of the newsletter is: `/newsletter/confirm`, `/vi/newsletter/confirm`. */
export function pageIn(language: Language, page: Page): string {
  return `${language === 'en' ? '' : `/${language}`}/newsletter/${page}`
}

type Confirming = { readerId: string; expiresAt: string }

/** The link that proves an address: it opens a page with a button, for programs that look at mails follow every link. */
export function confirmLink({ publicUrl, tokenSecret }: LinkTools, language: Language, about: Confirming): string {
  const token = seal(JSON.stringify(about), tokenSecret, 'confirming the newsletter').toString('base64url')
  return `${publicUrl}${pageIn(language, 'confirm')}?token=${token}`
}

/** What the token of such a link says; null when we did not make it. */
export function readConfirming(token: string, tokenSecret: string): Confirming | null {
  const said = unseal(Buffer.from(token, 'base64url'), tokenSecret, 'confirming the newsletter')
  return said ? (JSON.parse(said) as Confirming) : null
}

/**
 * The link that ends the newsletter for an address. It holds the address itself, sealed, so that it works for ever and
 * also for one who left and came back.
 */
export function leaveLink({ publicUrl, tokenSecret }: LinkTools, language: Language, email: string): string {
  const token = seal(email, tokenSecret, 'leaving the newsletter').toString('base64url')
  return `${publicUrl}${pageIn(language, 'unsubscribe')}?token=${token}`
}

/** The address that such a token names; null when we did not make it. */
export function readLeaving(token: string, tokenSecret: string): string | null {
  return unseal(Buffer.from(token, 'base64url'), tokenSecret, 'leaving the newsletter') || null
}
