import type { Language } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { decrypt, encrypt } from '#platform/crypto.ts'
import type { Shop } from '#platform/shop.ts'

type LinkShop = Pick<Shop, 'publicUrl' | 'tokenSecret'>
type Page = 'check-mail' | 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'problem'

/** The path of a page of the newsletter: `/newsletter/confirm`, `/vi/newsletter/confirm`. */
export function pagePath(language: Language, page: Page): string {
  return localizedPath(language, `newsletter/${page}`)
}

type Confirmation = { readerId: string; expiresAt: string }

/** The link that confirms an address. It opens a page with a button, because mail scanners follow every link. */
export function confirmLink({ publicUrl, tokenSecret }: LinkShop, language: Language, about: Confirmation): string {
  const token = encrypt(JSON.stringify(about), tokenSecret, 'confirming the newsletter').toString('base64url')
  return `${publicUrl}${pagePath(language, 'confirm')}?token=${token}`
}

/** The content of a confirmation token; null for a foreign token. */
export function readConfirmToken(token: string, tokenSecret: string): Confirmation | null {
  const text = decrypt(Buffer.from(token, 'base64url'), tokenSecret, 'confirming the newsletter')
  return text ? (JSON.parse(text) as Confirmation) : null
}

/**
 * The link that unsubscribes an address. It holds the encrypted address, so it works for ever, even after a new
 * subscription.
 */
export function unsubscribeLink({ publicUrl, tokenSecret }: LinkShop, language: Language, email: string): string {
  const token = encrypt(email, tokenSecret, 'leaving the newsletter').toString('base64url')
  return `${publicUrl}${pagePath(language, 'unsubscribe')}?token=${token}`
}

/** The address in an unsubscribe token; null for a foreign token. */
export function readUnsubscribeToken(token: string, tokenSecret: string): string | null {
  return decrypt(Buffer.from(token, 'base64url'), tokenSecret, 'leaving the newsletter') || null
}
