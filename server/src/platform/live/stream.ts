import { LIVE_PATH } from '@runmart/contract/live'
import type { FastifyInstance } from 'fastify'
import type { Streams } from './streams.ts'

/** Streams all of a user's news to an open page, which asks for everything anew when it begins. */
export function addLiveStream(app: FastifyInstance, base: string, streams: Streams): void {
  app.get(base + LIVE_PATH, (request, reply) =>
    streams.open(request, reply, async (_, page) => {
      page.send('resync', null)
      return (event) => page.send(event.kind, event)
    }),
  )
}
