import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/db/database.ts'
import { registerHtmlForms } from '#platform/http/html-forms.ts'
import { endMailOf } from './unsubscribe.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

type Asked = { Querystring: { token?: string } }

export const ONE_PRESS_PATH = '/public/notifications/one-press'

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
    context.get<Asked>(base + ONE_PRESS_PATH, async ({ query }, reply) =>
      reply.redirect(`/unsubscribe#token=${encodeURIComponent(String(query.token ?? ''))}`, 303),
    )
    context.post<Asked>(base + ONE_PRESS_PATH, async ({ query }, reply) => {
      const named = readUnsubscribeToken(String(query.token ?? ''), tokenSecret)
      if (!named) return reply.code(400).send()
      await db.transaction((tx) => endMailOf(tx, named))
      return reply.code(200).send()
    })
  })
}
