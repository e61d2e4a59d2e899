import type { Answer } from '@runmart/contract/client'
import { randomKey } from './device-id.ts'
import { handleAnswer } from './handle-answer.ts'
import { sendUntilAnswered } from './send-until-answered.ts'

/** Of a call: few enough that a slow shop answers soon, and that one sees it go on. */
const AT_ONCE = 20
/** Texts of a call together, well below what the server takes. */
const MAX_TEXT = 300_000

export type Telling = {
  onProgress: (tried: number) => void
  /** What is said of those that could not be sent. */
  notSent: string
}
type Acting<Item, Outcome> = Telling & {
  send: (key: string, part: readonly Item[]) => Promise<Answer<{ outcomes: Outcome[] }>>
  /** What becomes of one that was not sent, or refused with all others, and why. */
  fail: (item: Item, sentence: string) => Outcome
  /** How much text goes with one. */
  lengthOf?: (item: Item) => number
}

/**
 * Acts on many, some at a time, and tells after each part how many were tried. A part whose answer is lost is sent again
 * under its key, so that nothing happens twice; should it stay lost, the rest is not sent, and said to be so.
 */
export async function actInParts<Item, Outcome>(
  items: readonly Item[],
  { send, fail, lengthOf = () => 0, onProgress, notSent }: Acting<Item, Outcome>,
): Promise<Outcome[]> {
  const key = randomKey()
  const outcomes: Outcome[] = []
  for (const part of inParts(items, lengthOf)) {
    const answer = await sendUntilAnswered(() => handleAnswer(send(key, part), { refusals: 'inline' }))
    if (!answer.success) {
      const sentence = answer.status > 0 ? answer.error : notSent
      return [...outcomes, ...items.slice(outcomes.length).map((it) => fail(it, sentence))]
    }
    outcomes.push(...answer.data.outcomes)
    onProgress(outcomes.length)
  }
  return outcomes
}

function inParts<Item>(items: readonly Item[], lengthOf: (item: Item) => number): Item[][] {
  const parts: Item[][] = []
  let length = 0
  for (const item of items) {
    const part = parts.at(-1)
    length += lengthOf(item)
    if (part && part.length < AT_ONCE && length <= MAX_TEXT) part.push(item)
    else {
      parts.push([item])
      length = lengthOf(item)
    }
  }
  return parts
}
