import { PassThrough } from 'node:stream'
import { LIVE_PATH } from '@runmart/contract/live'
import type { FastifyInstance } from 'fastify'
import { type Door, tokenOf } from '../http/bind.ts'
import { Refusal } from '../refusal.ts'
import type { Hub } from './hub.ts'

const HEARTBEAT_MS = 20_000
const MOST_PAGES_A_USER = 20
const LONGEST_MS = 24 * 3_600_000
const MOST_UNREAD_BYTES = 256 * 1024

/**
 * Streams a user's news to an open page until it leaves, its session or token ends, or this node may have missed
 * something; the page then comes back and asks for everything anew.
 */
export function addLiveStream(app: FastifyInstance, base: string, door: Door, hub: Hub): void {
  const streams = new Set<PassThrough>()
  const openPages = new Map<string, number>()
  const count = (userId: string, change: 1 | -1) => openPages.set(userId, (openPages.get(userId) ?? 0) + change)
  // A server that is stopping must not wait for readers that never leave by themselves.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })
  app.get(base + LIVE_PATH, async (request, reply) => {
    const claims = door.readToken(tokenOf(request))
    request.claims = claims
    const { userId, sessionId } = await door.db.transaction((tx) => door.identify(tx, claims, 'customer'))
    if ((openPages.get(userId) ?? 0) >= MOST_PAGES_A_USER) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: 30 })

    const out = new PassThrough()
    const write = (text: string) => {
      // Who does not read is cut off.
      if (out.writableLength > MOST_UNREAD_BYTES) out.destroy()
      else if (out.writable) out.write(text)
    }
    const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_MS)
    const tokenEnds = setTimeout(() => out.end(), Math.min(claims.expiresAt - Date.now(), LONGEST_MS))
    const unsubscribe = hub.subscribe({
      userId,
      leave: () => out.end(),
      hear(event) {
        send(event.kind, event)
        if (event.kind === 'session-ended' && event.sessionId === sessionId) out.end()
      },
    })
    streams.add(out)
    count(userId, 1)
    out.on('close', () => {
      clearInterval(heartbeat)
      clearTimeout(tokenEnds)
      unsubscribe()
      streams.delete(out)
      if (!count(userId, -1).get(userId)) openPages.delete(userId)
    })
    // The page may have left while we looked who it is.
    if (reply.raw.destroyed) out.destroy()
    else reply.raw.on('close', () => out.destroy())
    send('resync', null)
    return reply.header('content-type', 'text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(out)
  })
}
