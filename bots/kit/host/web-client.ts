import type { WebAnswer, WebFetch, WebRequest } from '../bot-fetch.ts'
import type { FetchProblemCode } from '../fetch-problem.ts'
import type { FromBot, PackedAnswer } from './messages.ts'

type Answer = WebAnswer | { problem: FetchProblemCode }
type Ask = { line: number; request: WebRequest; resolve(answer: Answer): void }

export type WebClient = {
  forLine(line: number): WebFetch
  answer(id: number, answer: PackedAnswer | { problem: FetchProblemCode }): void
}

/** Sends a bot's requests to the platform, at most `most` at a time; the others wait. */
export function webClient(send: (message: FromBot) => void, most: number): WebClient {
  const waiting = new Set<Ask>()
  const underWay = new Map<number, Ask>()
  let last = 0

  const sendNext = () => {
    for (const ask of waiting) {
      if (underWay.size >= most) return
      waiting.delete(ask)
      underWay.set(++last, ask)
      send({ ask: last, line: ask.line, request: ask.request })
    }
  }

  return {
    forLine: (line) => (request, signal) => {
      const { promise, resolve } = Promise.withResolvers<Answer>()
      if (signal.aborted) return Promise.resolve({ problem: 'stopped' })
      const ask = { line, request, resolve }
      // The platform sees the line's end by itself, and its answer then frees the place.
      const stop = () => {
        waiting.delete(ask)
        resolve({ problem: 'stopped' })
      }
      signal.addEventListener('abort', stop, { once: true })
      waiting.add(ask)
      sendNext()
      return promise
    },
    answer(id, answer) {
      const ask = underWay.get(id)
      underWay.delete(id)
      ask?.resolve('problem' in answer ? answer : { ...answer, body: Buffer.from(answer.body, 'base64') })
      sendNext()
    },
  }
}
