import { plainText } from '../plain-text.ts'
import { messageOf } from '../run-line.ts'
import { type FromBot, MAX_LOGGED_PER_SECOND } from './messages.ts'

export type Output = { log(text: string): void; threw(problem: unknown): void }

/**
 * Sends all output of the bot (its log, console, stdout, stderr and exceptions) to the platform. Limits the lines per
 * second and counts the rest.
 */
export function forwardOutput(send: (message: FromBot) => void): Output {
  let second = 0
  let sent = 0
  let left = 0
  let isCountSent = true

  const forward = (text: string, threw?: true) => {
    const now = Math.floor(performance.now() / 1_000)
    if (now !== second) {
      second = now
      sent = 0
    }
    if (++sent > MAX_LOGGED_PER_SECOND) {
      left++
      if (isCountSent) setTimeout(sendCount, 1_000)
      isCountSent = false
      return
    }
    // Cuts before cleaning: cleaning a giant text takes long.
    send({ log: plainText(String(text).slice(0, 2_000)), left, ...(threw && { threw }) })
    left = 0
  }
  const sendCount = () => {
    isCountSent = true
    if (left) send({ log: '', left })
    left = 0
  }

  for (const stream of [process.stdout, process.stderr])
    stream.write = (chunk: unknown, ...rest: unknown[]) => {
      forward(typeof chunk === 'string' ? chunk : Buffer.from(chunk as Uint8Array).toString())
      const written = rest.find((it) => typeof it === 'function')
      if (written) queueMicrotask(written as () => void)
      return true
    }
  return { log: (text) => forward(text), threw: (problem) => forward(messageOf(problem), true) }
}
