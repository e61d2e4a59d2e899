import { LIVE_PATH } from '@runmart/contract/live'
import type { FastifyInstance } from 'fastify'
import { type Door, tokenOf } from '../http/bind.ts'
import { Refusal } from '../refusal.ts'
import type { Hub } from './hub.ts'

const HEARTBEAT_MS = 20_000
const MOST_PAGES_A_USER = 20

/** Streams a user's news to an open page until it leaves, the session ends or the token runs out (the page then comes back). */
export function addLiveStream(app: FastifyInstance, base: string, door: Door, hub: Hub, longestMs: number): void {
  const open = new Map<string, number>()
  const streams = new Set<() => void>()
  // A server that is stopping must not wait for readers that never leave by themselves.
  app.addHook('preClose', async () => {
    for (const leave of streams) leave()
  })
  app.get(base + LIVE_PATH, async (request, reply) => {
    const token = tokenOf(request)
    request.userId = await door.subjectOf(token)
    const { userId, sessionId } = await door.db.transaction((tx) => door.identify(tx, token, 'customer'))
    const mine = (open.get(userId) ?? 0) + 1
    if (mine > MOST_PAGES_A_USER) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: 30 })
    open.set(userId, mine)

    reply.hijack()
    const out = reply.raw
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) out.setHeader(name, value)
    out.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': request.id,
    })
    const write = (event: string, data: unknown) => out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    write('resync', null)
    const heartbeat = setInterval(() => out.write(': \n\n'), HEARTBEAT_MS)
    const leave = () => out.end()
    const tooLong = setTimeout(leave, longestMs)
    streams.add(leave)
    const unsubscribe = hub.subscribe({
      userId,
      resync: () => write('resync', null),
      hear(event) {
        write(event.kind, event)
        if (event.kind === 'session-ended' && event.sessionId === sessionId) leave()
      },
    })
    out.on('close', () => {
      clearInterval(heartbeat)
      clearTimeout(tooLong)
      streams.delete(leave)
      unsubscribe()
      const left = (open.get(userId) ?? 1) - 1
      if (left) open.set(userId, left)
      else open.delete(userId)
    })
  })
}
