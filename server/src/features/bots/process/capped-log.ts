import { MAX_LOGGED_PER_SECOND } from '@runmart/bots/kit/host/messages'
import { plainText } from '@runmart/bots/kit/plain-text'
import type { LoggedLine } from './bot-process.ts'

const LONGEST = 500
const BATCH_MS = 50

/** Passes on so many lines a second of a bot's log, in batches, and notes how many were left out. */
export function cappedLog(log: (lines: readonly LoggedLine[]) => void) {
  let lines: LoggedLine[] = []
  let left = 0
  let logged = 0
  const flush = () => {
    if (lines.length) log(lines)
    lines = []
  }
  const noteLeft = () => {
    if (left) lines.push({ text: String(left), note: 'lines-left-out' })
    left = 0
  }
  const batches = setInterval(flush, BATCH_MS)
  const seconds = setInterval(() => {
    logged = 0
    noteLeft()
  }, 1_000)

  return {
    /** What the process has left out itself counts too. */
    add(text: string, leftBefore: number, threw = false) {
      left += leftBefore
      if (!text) return
      if (++logged > MAX_LOGGED_PER_SECOND) left++
      else lines.push({ text: plainText(text.slice(0, 4 * LONGEST), LONGEST), ...(threw && { note: 'bot-threw' }) })
    },
    end() {
      clearInterval(batches)
      clearInterval(seconds)
      noteLeft()
      flush()
    },
  }
}
