import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/db/database.ts'
import { endMailOf } from './unsubscribe.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

export const ONE_PRESS_PATH = '/public/notifications/one-press'

/** What mail programs press for a person (RFC 8058): a form, where everything else of ours is JSON. */
export function addOnePress(app: FastifyInstance, base: string, db: Database, tokenSecret: string): void {
  app.register(async (door) => {
    door.removeAllContentTypeParsers()
    // The form says nothing that the address does not.
    door.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_024 }, (_, __, done) => done(null, null))
    door.post<{ Querystring: { token?: string } }>(base + ONE_PRESS_PATH, async (request, reply) => {
      const named = readUnsubscribeToken(String(request.query.token ?? ''), tokenSecret)
      if (!named) return reply.code(400).send()
      await db.transaction((tx) => endMailOf(tx, named))
      return reply.code(200).send()
    })
  })
}
