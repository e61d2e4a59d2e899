import { createHmac, timingSafeEqual } from 'node:crypto'
import { type NewsKind, newsKinds } from '@runmart/contract/notifications'

/** Names a user and a kind of news, signed: whoever has the mail may end that kind of mail, for ever. */
export function unsubscribeToken(userId: string, kind: NewsKind, secret: string): string {
  return `${userId}.${kind}.${signed(`${userId}.${kind}`, secret)}`
}

/** What a token names, or null when we did not make it. */
export function readUnsubscribeToken(token: string, secret: string): { userId: string; kind: NewsKind } | null {
  const [userId = '', word = '', signature = ''] = token.split('.')
  const kind = newsKinds.find((it) => it === word)
  const [given, made] = [Buffer.from(signature), Buffer.from(signed(`${userId}.${word}`, secret))]
  return kind && given.length === made.length && timingSafeEqual(given, made) ? { userId, kind } : null
}

function signed(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`unsubscribe ${text}`).digest('base64url')
}
