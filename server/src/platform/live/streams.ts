import { PassThrough } from 'node:stream'
import { LIVE_PATH, type LiveEvent } from '@runmart/contract/live'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RouteContext } from '../http/register-route.ts'
import { tokenOf } from '../http/request-input.ts'
import type { Caller } from '../http/route.ts'
import { Refusal } from '../refusal.ts'
import type { Hub } from './hub.ts'

const HEARTBEAT_MS = 20_000
const MAX_PAGES_PER_USER = 20
const MAX_STREAM_MS = 24 * 3_600_000
const MAX_UNREAD_BYTES = 256 * 1024

/** An open page that receives events until it leaves. */
export type Page = {
  /** With an id, a reconnecting page can name its last event. */
  send(event: string, data: unknown, id?: number): void
  /** Backpressure: resolves with true when the page has read everything, with false when it has left. */
  hasRead(): Promise<boolean>
  end(): void
}
export type Streams = {
  /** Answers with server-sent events. The function that `begin` returns receives the caller's events from then on. */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    begin: (caller: Caller, page: Page) => Promise<(event: LiveEvent) => void>,
  ): Promise<FastifyReply>
}

/**
 * Streams to open pages: each until it leaves, its session or token ends, or this node may have missed an event. The
 * page then reconnects and reloads its data.
 */
export function createStreams(app: FastifyInstance, context: RouteContext, hub: Hub): Streams {
  const streams = new Set<PassThrough>()
  const openPages = new Map<string, number>()
  const count = (userId: string, change: 1 | -1) => openPages.set(userId, (openPages.get(userId) ?? 0) + change)
  // A stopping server must not wait for streams that never end by themselves.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })
  return {
    async open(request, reply, begin) {
      const claims = context.readToken(tokenOf(request))
      request.claims = claims
      context.callLimits?.count(claims.userId, request)
      const caller = await context.db.transaction((tx) => context.identify(tx, claims, { access: 'customer' }))
      const { userId, sessionId, isOperator } = caller
      if ((openPages.get(userId) ?? 0) >= MAX_PAGES_PER_USER)
        throw new Refusal('RATE_LIMITED', { retryAfterSeconds: 30 })

      const out = new PassThrough()
      const write = (text: string) => {
        // Disconnects a page that does not read.
        if (out.writableLength > MAX_UNREAD_BYTES) out.destroy()
        else if (out.writable) out.write(text)
      }
      const page: Page = {
        send: (event, data, id) =>
          write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`),
        async hasRead() {
          if (out.writableNeedDrain) await readOrLeft(out)
          return out.writable
        },
        end: () => out.end(),
      }
      // Keeps events that arrive while `begin` reads.
      const early: LiveEvent[] = []
      let receive = (event: LiveEvent): unknown => early.push(event)
      const unsubscribe = hub.subscribe({
        userId,
        isOperator,
        onGap: () => out.end(),
        onEvent(event) {
          receive(event)
          if (event.kind === 'session-ended' && event.sessionId === sessionId) out.end()
        },
      })
      const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_MS)
      const tokenEnds = setTimeout(() => out.end(), Math.min(claims.expiresAt - Date.now(), MAX_STREAM_MS))
      streams.add(out)
      count(userId, 1)
      out.on('close', () => {
        clearInterval(heartbeat)
        clearTimeout(tokenEnds)
        unsubscribe()
        streams.delete(out)
        if (!count(userId, -1).get(userId)) openPages.delete(userId)
      })
      try {
        receive = await begin(caller, page)
      } catch (problem) {
        out.destroy()
        throw problem
      }
      for (const event of early) receive(event)
      // The page may have left meanwhile.
      if (reply.raw.destroyed) out.destroy()
      else reply.raw.on('close', () => out.destroy())
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('x-accel-buffering', 'no')
        .send(out)
    },
  }
}

function readOrLeft(out: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      out.off('drain', settle).off('close', settle)
      resolve()
    }
    out.on('drain', settle).on('close', settle)
  })
}

/** Streams all live events of a user to an open page, which reloads everything when the stream begins. */
export function registerLiveStream(app: FastifyInstance, base: string, streams: Streams): void {
  app.get(base + LIVE_PATH, (request, reply) =>
    streams.open(request, reply, async (_, page) => {
      page.send('resync', null)
      return (event) => page.send(event.kind, event)
    }),
  )
}
