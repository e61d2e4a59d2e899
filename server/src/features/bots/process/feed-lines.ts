import type { Writable } from 'node:stream'
import type { ToBot } from '@runmart/bots/kit/host/messages'

/** As long as so many bytes wait to be read by a process, nothing is added that can wait. */
export const MOST_UNREAD = 1024 * 1024
const MOST_AT_ONCE = 500

/** Hands lines to a process as fast as it reads, so that one that does not read costs no memory. */
export function feedLines(pipe: Writable, send: (message: ToBot) => void) {
  let waiting: (readonly [number, string])[] = []
  let next = 0
  let open = false
  const feed = () => {
    while (open && next < waiting.length && pipe.writableLength < MOST_UNREAD) {
      send({ give: waiting.slice(next, next + MOST_AT_ONCE) })
      next += MOST_AT_ONCE
    }
    if (next < waiting.length) return
    waiting = []
    next = 0
  }
  pipe.on('drain', feed)

  return {
    /** The process is there and listens. */
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
