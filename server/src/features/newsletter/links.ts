import type { Language } from '@runmart/contract/languages'
import { decrypt, encrypt } from '#platform/crypto.ts'

/** What links in mails are made with. */
export type LinkDependencies = { publicUrl: string; tokenSecret: string }
type Page = 'check-mail' | 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'problem'

/** Where a page of the newsletter is: `/newsletter/confirm`, `/vi/newsletter/confirm`. */
export function pagePath(language: Language, page: Page): string {
  return `${language === 'en' ? '' : `/${language}`}/newsletter/${page}`
}

type Confirmation = { readerId: string; expiresAt: string }

/** The link that proves an address: it opens a page with a button, for programs that look at mails follow every link. */
export function confirmLink(
  { publicUrl, tokenSecret }: LinkDependencies,
  language: Language,
  about: Confirmation,
): string {
  const token = encrypt(JSON.stringify(about), tokenSecret, 'confirming the newsletter').toString('base64url')
  return `${publicUrl}${pagePath(language, 'confirm')}?token=${token}`
}

/** What the token of such a link says; null when we did not make it. */
export function readConfirmToken(token: string, tokenSecret: string): Confirmation | null {
  const said = decrypt(Buffer.from(token, 'base64url'), tokenSecret, 'confirming the newsletter')
  return said ? (JSON.parse(said) as Confirmation) : null
}

/**
 * The link that ends the newsletter for an address. It holds the address itself, sealed, so that it works for ever and
 * also for one who left and came back.
 */
export function unsubscribeLink(
  { publicUrl, tokenSecret }: LinkDependencies,
  language: Language,
  email: string,
): string {
  const token = encrypt(email, tokenSecret, 'leaving the newsletter').toString('base64url')
  return `${publicUrl}${pagePath(language, 'unsubscribe')}?token=${token}`
}

/** The address that such a token names; null when we did not make it. */
export function readUnsubscribeToken(token: string, tokenSecret: string): string | null {
  return decrypt(Buffer.from(token, 'base64url'), tokenSecret, 'leaving the newsletter') || null
}
