import { createHmac, timingSafeEqual } from 'node:crypto'
import type { api } from '@runmart/contract'
import { type NewsKind, newsKinds } from '@runmart/contract/notifications'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { registerHtmlForms } from '#platform/http/html-forms.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { changeChannels } from './change-channels.ts'

/** Ends mail of the kind that a mail's own link names. Pressing it again changes nothing. */
export async function unsubscribe(
  tx: Tx,
  { query }: HandlerInput<typeof api.notifications.unsubscribe>,
  tokenSecret: string,
): Promise<Result<null>> {
  const named = readUnsubscribeToken(query.token, tokenSecret)
  if (!named) throw new Refusal('LINK_INVALID')
  await stopMails(tx, named)
  return { data: null }
}

/** No more mail of this kind for this user. */
export function stopMails(tx: Tx, { userId, kind }: { userId: string; kind: NewsKind }): Promise<void> {
  return changeChannels(tx, userId, kind, { mail: false })
}

type Asked = { Querystring: { token?: string } }

export const ONE_CLICK_PATH = '/public/notifications/one-press'

/**
 * What mail programs press for a person (RFC 8058): a form, where everything else of ours is JSON. Those that only open
 * the address, and scanners, are shown the page that asks first.
 */
export function registerOneClickUnsubscribe(
  app: FastifyInstance,
  base: string,
  db: Database,
  tokenSecret: string,
): void {
  // The form says nothing that the address does not.
  registerHtmlForms(app, (context) => {
    context.get<Asked>(base + ONE_CLICK_PATH, async ({ query }, reply) =>
      reply.redirect(`/unsubscribe#token=${encodeURIComponent(String(query.token ?? ''))}`, 303),
    )
    context.post<Asked>(base + ONE_CLICK_PATH, async ({ query }, reply) => {
      const named = readUnsubscribeToken(String(query.token ?? ''), tokenSecret)
      if (!named) return reply.code(400).send()
      await db.transaction((tx) => stopMails(tx, named))
      return reply.code(200).send()
    })
  })
}

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
