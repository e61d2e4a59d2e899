import type { Writable } from 'node:stream'
import type { ToBot } from '@runmart/bots/kit/host/messages'

/** Above this number of unread bytes, the feeder adds nothing that can wait. */
export const MAX_UNREAD_BYTES = 1024 * 1024
const MAX_LINES_PER_BATCH = 500

/** Hands lines to a process as fast as it reads, so that a process without reads costs no memory. */
export function feedLines(pipe: Writable, send: (message: ToBot) => void) {
  let waiting: (readonly [number, string])[] = []
  let next = 0
  let open = false
  const feed = () => {
    while (open && next < waiting.length && pipe.writableLength < MAX_UNREAD_BYTES) {
      send({ give: waiting.slice(next, next + MAX_LINES_PER_BATCH) })
      next += MAX_LINES_PER_BATCH
    }
    if (next < waiting.length) return
    waiting = []
    next = 0
  }
  pipe.on('drain', feed)

  return {
    /** Starts feeding; the process listens. */
    begin() {
      open = true
      feed()
    },
    give(lines: readonly { line: number; text: string }[]) {
      for (const { line, text } of lines) waiting.push([line, text])
      feed()
    },
    stop() {
      open = false
      waiting = []
      next = 0
    },
  }
}
