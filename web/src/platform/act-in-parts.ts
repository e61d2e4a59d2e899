import type { Answer } from '@runmart/contract/client'
import type { AnyEndpoint, CallOf } from '@runmart/contract/endpoint'
import { randomKey } from './device-id.ts'
import { loadRefresh } from './refresh.ts'
import { sendAct } from './send-act.ts'
import { sendUntilAnswered } from './send-until-answered.ts'

/** Items in one call: few enough for a quick answer and visible progress. */
const AT_ONCE = 20
/** Characters in one call, well below the server's limit. */
const MAX_TEXT = 300_000

export type Progress = {
  onProgress: (tried: number) => void
  /** The sentence for unsent items. */
  notSent: string
}
type Parts<E, Item, Outcome> = Progress & {
  toInput: (key: string, part: readonly Item[]) => CallOf<E>
  /** The outcome of an unsent item, or of one refused with all others; the sentence says why. */
  fail: (item: Item, sentence: string) => Outcome
  /** Characters of an item. */
  lengthOf?: (item: Item) => number
}

/**
 * Acts on many items in parts and reports progress after each. A part without an answer goes again under the same key,
 * so nothing happens twice. If no answer arrives, it does not send the rest, which fails.
 */
export async function actInParts<E extends AnyEndpoint, Item, Outcome>(
  endpoint: E,
  items: readonly Item[],
  { toInput, fail, lengthOf = () => 0, onProgress, notSent }: Parts<E, Item, Outcome>,
): Promise<Outcome[]> {
  const loading = loadRefresh()
  const key = randomKey()
  const outcomes: Outcome[] = []
  for (const part of inParts(items, lengthOf)) {
    const answer = await sendUntilAnswered(
      () => sendAct(endpoint, toInput(key, part)) as Promise<Answer<{ outcomes: Outcome[] }>>,
    )
    if (!answer.success) {
      const sentence = answer.status > 0 ? answer.error : notSent
      outcomes.push(...items.slice(outcomes.length).map((it) => fail(it, sentence)))
      break
    }
    outcomes.push(...answer.data.outcomes)
    onProgress(outcomes.length)
  }
  const refresh = await loading
  await refresh(endpoint, true)
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
