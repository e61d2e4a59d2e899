import type { Language } from '@runmart/contract/languages'
import { apiBase } from './config.ts'
import { freshToken } from './fresh-token.ts'
import { readEvents, type ServerEvent } from './read-events.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 10_000
/** The server says something at least every 20 seconds. */
const SILENCE_MS = 50_000

export type EventStreamOptions = {
  /** Where to listen, below the API's base address. */
  path: string
  hear: (event: ServerEvent) => void
  /** The server does not let this session listen any more, or there is nothing to listen to. */
  refused: (status: number) => void
  /** Whether the line stands; told at every change. */
  stands?: (stands: boolean) => void
  /** The last thing heard, after which the server is to go on. */
  lastId?: () => string | null
  /** In which language the server is to say what it says in words. */
  language?: Language
}

/** Listens to the server until told to stop; comes back by itself, ever more patiently, when the line breaks. */
export function connectEventStream(line: EventStreamOptions): () => void {
  const stop = new AbortController()
  void stayConnected(line, stop.signal)
  return () => stop.abort()
}

async function stayConnected(line: EventStreamOptions, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    const worked = await connect(line, signal).catch(() => false)
    if (signal.aborted) return
    line.stands?.(false)
    wait = worked ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS)
    // Not all pages come back at the same moment after a restart of the server.
    await pause(wait * (0.5 + Math.random()), signal)
  }
}

async function connect(line: EventStreamOptions, signal: AbortSignal): Promise<boolean> {
  const token = await freshToken()
  if (!token) return false
  const lastId = line.lastId?.()
  const hangUp = new AbortController()
  const response = await fetch(apiBase() + line.path, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(line.language && { 'accept-language': line.language }),
      ...(lastId && { 'last-event-id': lastId }),
    },
    cache: 'no-store',
    signal: AbortSignal.any([signal, hangUp.signal]),
  })
  if ([401, 403, 404].includes(response.status)) line.refused(response.status)
  if (!response.ok || !response.body) return false
  line.stands?.(true)
  const text = response.body.pipeThrough(new TextDecoderStream())
  let worked = false
  for await (const event of readEvents(pieces(text, hangUp))) {
    line.hear(event)
    worked = true
  }
  return worked
}

/** Not every browser lets a stream be looped over directly. A line that broke without a sound is hung up. */
async function* pieces(stream: ReadableStream<string>, hangUp: AbortController): AsyncGenerator<string> {
  const reader = stream.getReader()
  for (;;) {
    const silence = setTimeout(() => hangUp.abort(), SILENCE_MS)
    const { done, value } = await reader.read().finally(() => clearTimeout(silence))
    if (done) return
    yield value
  }
}

/** Waits, but no longer than until the device has found a network again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    addEventListener('online', over)
    signal.addEventListener('abort', over)
  })
}
