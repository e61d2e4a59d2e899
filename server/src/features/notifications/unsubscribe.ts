import { createHmac, timingSafeEqual } from 'node:crypto'
import type { api } from '@runmart/contract'
import { type NotificationKind, notificationKinds } from '@runmart/contract/notifications'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { registerHtmlForms } from '#platform/http/html-forms.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { changeChannels } from './change-channels.ts'

/** Turns off mails of the kind that the link names. Safe to repeat. */
export async function unsubscribe(
  tx: Tx,
  { query }: HandlerInput<typeof api.notifications.unsubscribe>,
  { tokenSecret }: Shop,
): Promise<Result<null>> {
  const named = readUnsubscribeToken(query.token, tokenSecret)
  if (!named) throw new Refusal('LINK_INVALID')
  await stopMails(tx, named)
  return { data: null }
}

/** Turns off mails of one kind for a user. */
function stopMails(tx: Tx, { userId, kind }: { userId: string; kind: NotificationKind }): Promise<void> {
  return changeChannels(tx, userId, kind, { mail: false })
}

type TokenQuery = { Querystring: { token?: string } }

export const ONE_CLICK_PATH = '/public/notifications/one-press'

/**
 * One-click unsubscribe of mail programs (RFC 8058): a form post, although the API is JSON. A scanner's GET only
 * redirects to the page with the button.
 */
export function registerOneClickUnsubscribe(
  app: FastifyInstance,
  base: string,
  db: Database,
  tokenSecret: string,
): void {
  // The address holds the token, so the handler needs no form fields.
  registerHtmlForms(app, (context) => {
    context.get<TokenQuery>(base + ONE_CLICK_PATH, async ({ query }, reply) =>
      reply.redirect(`/unsubscribe#token=${encodeURIComponent(String(query.token ?? ''))}`, 303),
    )
    context.post<TokenQuery>(base + ONE_CLICK_PATH, async ({ query }, reply) => {
      const named = readUnsubscribeToken(String(query.token ?? ''), tokenSecret)
      if (!named) return reply.code(400).send()
      await db.transaction((tx) => stopMails(tx, named))
      return reply.code(200).send()
    })
  })
}

/** A signed token that names a user and a kind of notification; it never expires. */
export function unsubscribeToken(userId: string, kind: NotificationKind, secret: string): string {
  return `${userId}.${kind}.${sign(`${userId}.${kind}`, secret)}`
}

/** The user and kind of a token; null for a wrong signature. */
export function readUnsubscribeToken(token: string, secret: string): { userId: string; kind: NotificationKind } | null {
  const [userId = '', word = '', signature = ''] = token.split('.')
  const kind = notificationKinds.find((it) => it === word)
  const [given, made] = [Buffer.from(signature), Buffer.from(sign(`${userId}.${word}`, secret))]
  return kind && given.length === made.length && timingSafeEqual(given, made) ? { userId, kind } : null
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`unsubscribe ${text}`).digest('base64url')
}
