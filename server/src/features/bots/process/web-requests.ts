import type { Writable } from 'node:stream'
import type { WebFetch, WebRequest } from '@runmart/bots/kit/bot-fetch'
import type { ToBot } from '@runmart/bots/kit/host/messages'
import { MAX_UNREAD_BYTES } from './feed-lines.ts'

type Ask = { ask: number; line: number; request: WebRequest }

export type WebRequests = {
  /** Returns false when the process has too many open requests or repeats an id. */
  take(ask: Ask): boolean
  lineEnded(line: number): void
  end(): void
}

/** Answers the web requests of a bot's process, each once. Begins no new one while answers pile up unread. */
export function webRequests(
  webFetch: WebFetch,
  most: number,
  pipe: Writable,
  send: (message: ToBot) => void,
): WebRequests {
  const open = new Map<number, { line: number; stop: AbortController }>()
  let waiting: (() => void)[] = []
  pipe.on('drain', () => {
    const begin = waiting
    waiting = []
    for (const each of begin) each()
  })

  const answer = async ({ ask, request }: Ask, signal: AbortSignal) => {
    if (pipe.writableLength > MAX_UNREAD_BYTES) await new Promise<void>((resolve) => waiting.push(resolve))
    const answered = signal.aborted ? { problem: 'stopped' as const } : await webFetch(request, signal)
    open.delete(ask)
    if ('problem' in answered) return send({ web: ask, answer: answered })
    send({ web: ask, answer: { ...answered, body: Buffer.from(answered.body).toString('base64') } })
  }

  return {
    take(ask) {
      if (open.size >= most || open.has(ask.ask)) return false
      const stop = new AbortController()
      open.set(ask.ask, { line: ask.line, stop })
      answer(ask, stop.signal).catch(() => {
        open.delete(ask.ask)
        send({ web: ask.ask, answer: { problem: 'noConnection' } })
      })
      return true
    },
    lineEnded(line) {
      for (const ask of open.values()) if (ask.line === line) ask.stop.abort()
    },
    end() {
      for (const { stop } of open.values()) stop.abort()
    },
  }
}
