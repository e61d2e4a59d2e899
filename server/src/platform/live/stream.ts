import { PassThrough } from 'node:stream'
import { LIVE_PATH } from '@runmart/contract/live'
import type { FastifyInstance } from 'fastify'
import { type Door, tokenOf } from '../http/bind.ts'
import { Refusal } from '../refusal.ts'
import type { Hub } from './hub.ts'

const HEARTBEAT_MS = 20_000
const MOST_PAGES_A_USER = 20
const MOST_UNREAD_BYTES = 256 * 1024

/** Streams a user's news to an open page until it leaves, the session ends or the token runs out (the page then comes back). */
export function addLiveStream(app: FastifyInstance, base: string, door: Door, hub: Hub, longestMs: number): void {
  const openPages = new Map<string, number>()
  const streams = new Set<PassThrough>()
  // A server that is stopping must not wait for readers that never leave by themselves.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })
  app.get(base + LIVE_PATH, async (request, reply) => {
    const token = tokenOf(request)
    request.userId = await door.subjectOf(token)
    const { userId, sessionId } = await door.db.transaction((tx) => door.identify(tx, token, 'customer'))
    const pages = (openPages.get(userId) ?? 0) + 1
    if (pages > MOST_PAGES_A_USER) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: 30 })
    openPages.set(userId, pages)

    const out = new PassThrough()
    streams.add(out)
    const write = (text: string) => {
      // Who does not read is cut off; his page comes back and asks for everything anew.
      if (out.writableLength > MOST_UNREAD_BYTES) out.destroy()
      else if (out.writable) out.write(text)
    }
    const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_MS)
    const tooLong = setTimeout(() => out.end(), longestMs)
    const unsubscribe = hub.subscribe({
      userId,
      resync: () => send('resync', null),
      hear(event) {
        send(event.kind, event)
        if (event.kind === 'session-ended' && event.sessionId === sessionId) out.end()
      },
    })
    reply.raw.on('close', () => {
      clearInterval(heartbeat)
      clearTimeout(tooLong)
      unsubscribe()
      streams.delete(out)
      out.destroy()
      const left = (openPages.get(userId) ?? 1) - 1
      if (left) openPages.set(userId, left)
      else openPages.delete(userId)
    })
    send('resync', null)
    return reply.header('content-type', 'text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(out)
  })
}
