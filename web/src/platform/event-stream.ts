import type { Language } from '@runmart/contract/languages'
import { apiBase } from './config.ts'
import { reportReachable } from './connection.ts'
import { freshToken } from './fresh-token.ts'
import { readEvents, type ServerEvent } from './read-events.ts'

const FIRST_WAIT_MS = 1000
const MAX_WAIT_MS = 10_000
/** The server sends at least a comment every 20 seconds. */
const SILENCE_TIMEOUT_MS = 50_000

export type EventStreamOptions = {
  /** Below the API's base address. */
  path: string
  onEvent: (event: ServerEvent) => void
  /** The server refuses this session, or the stream does not exist. */
  onRefused: (status: number) => void
  /** Reports every change of the connection. */
  onConnectionChange?: (connected: boolean) => void
  /** The id of the last received event; the server continues after it. */
  lastId?: () => string | null
  /** The language of sentences from the server. */
  language?: Language
}

/** Receives events of the server until stopped. Reconnects with growing waits when the connection breaks. */
export function connectEventStream(options: EventStreamOptions): () => void {
  const stop = new AbortController()
  void stayConnected(options, stop.signal)
  return () => stop.abort()
}

async function stayConnected(options: EventStreamOptions, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    const worked = await connect(options, signal).catch(() => false)
    if (signal.aborted) return
    options.onConnectionChange?.(false)
    wait = worked ? FIRST_WAIT_MS : Math.min(wait * 2, MAX_WAIT_MS)
    // Jitter, so that pages do not all reconnect at once after a restart of the server.
    await pause(wait * (0.5 + Math.random()), signal)
  }
}

async function connect(options: EventStreamOptions, signal: AbortSignal): Promise<boolean> {
  const token = await freshToken()
  if (!token) return false
  const lastId = options.lastId?.()
  const disconnect = new AbortController()
  const response = await fetch(apiBase() + options.path, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(options.language && { 'accept-language': options.language }),
      ...(lastId && { 'last-event-id': lastId }),
    },
    cache: 'no-store',
    signal: AbortSignal.any([signal, disconnect.signal]),
  }).catch((problem: unknown) => {
    if (!signal.aborted) reportReachable(false)
    throw problem
  })
  reportReachable(true)
  if ([401, 403, 404].includes(response.status)) options.onRefused(response.status)
  if (!response.ok || !response.body) return false
  options.onConnectionChange?.(true)
  const text = response.body.pipeThrough(new TextDecoderStream())
  let worked = false
  for await (const event of readEvents(readChunks(text, disconnect))) {
    options.onEvent(event)
    worked = true
  }
  return worked
}

/** Reads a stream by hand, because not every browser can loop over one. Gives up a silently broken connection. */
async function* readChunks(stream: ReadableStream<string>, disconnect: AbortController): AsyncGenerator<string> {
  const reader = stream.getReader()
  for (;;) {
    const timer = setTimeout(() => disconnect.abort(), SILENCE_TIMEOUT_MS)
    const { done, value } = await reader.read().finally(() => clearTimeout(timer))
    if (done) return
    yield value
  }
}

/** Waits, or returns early when the device finds a network again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    addEventListener('online', finish)
    signal.addEventListener('abort', finish)
  })
}
