import { LIVE_PATH, type LiveEvent } from '@runmart/contract/live'
import { apiBase } from './config.ts'
import { freshToken } from './fresh-token.ts'
import { readEvents, type ServerEvent } from './read-events.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

export type Listener = {
  hear: (event: LiveEvent) => void
  /** Something may have been missed: everything shown may be out of date. */
  resync: () => void
  /** The server does not let this session listen any more. */
  refused: () => void
}

/** Listens for news from the server until told to stop; comes back by itself, ever more patiently, when the line breaks. */
export function listenLive(listener: Listener): () => void {
  const stop = new AbortController()
  void stayConnected(listener, stop.signal)
  return () => stop.abort()
}

async function stayConnected(listener: Listener, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    const worked = await connect(listener, signal).catch(() => false)
    wait = worked ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS)
    // Not all pages come back at the same moment after a restart of the server.
    await pause(wait * (0.5 + Math.random()), signal)
  }
}

async function connect(listener: Listener, signal: AbortSignal): Promise<boolean> {
  const token = await freshToken()
  if (!token) return false
  const response = await fetch(apiBase() + LIVE_PATH, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal,
  })
  if (response.status === 401 || response.status === 403) listener.refused()
  if (!response.ok || !response.body) return false
  const text = response.body.pipeThrough(new TextDecoderStream())
  for await (const event of readEvents(pieces(text))) tell(listener, event)
  return true
}

function tell(listener: Listener, { event, data }: ServerEvent): void {
  if (event === 'resync') listener.resync()
  else listener.hear(JSON.parse(data) as LiveEvent)
}

/** Not every browser lets a stream be looped over directly. */
async function* pieces(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
