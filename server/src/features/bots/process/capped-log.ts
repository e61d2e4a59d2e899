import { MOST_LOGGED_A_SECOND } from '@runmart/bots/kit/host/messages'
import { plainText } from '@runmart/bots/kit/plain-text'

const LONGEST = 500
const BATCH_MS = 50

/** Keeps so many lines a second of what a bot says, in batches, and says how many it left out. */
export function cappedLog(log: (texts: readonly string[]) => void) {
  let texts: string[] = []
  let left = 0
  let said = 0
  const flush = () => {
    if (texts.length) log(texts)
    texts = []
  }
  const tellLeft = () => {
    if (left) texts.push(`… ${left} more ${left === 1 ? 'line was' : 'lines were'} left out`)
    left = 0
  }
  const batches = setInterval(flush, BATCH_MS)
  const seconds = setInterval(() => {
    said = 0
    tellLeft()
  }, 1_000)

  return {
    /** What the process has left out itself counts too. */
    say(text: string, leftBefore: number) {
      left += leftBefore
      if (!text) return
      if (++said > MOST_LOGGED_A_SECOND) left++
      else texts.push(plainText(text.slice(0, 4 * LONGEST), LONGEST))
    },
    end() {
      clearInterval(batches)
      clearInterval(seconds)
      tellLeft()
      flush()
    },
  }
}
