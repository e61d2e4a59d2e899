import type { Answer } from '@runmart/contract/client'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { type GivenLine, partsOf } from './read-lines.ts'
import type { StockKeeper } from './stock-keeper.ts'

/** What became of lines: how many were sent, how many of them are new, and which ones a stock had before. */
export type Added = { sent: number; added: number; repeated: readonly number[] }

/** `refusal`: why it stopped before its end. */
type Outcome = { done: Added; refusal: Answer<never> | null }

const nothing: Added = { sent: 0, added: 0, repeated: [] }

/**
 * Adds lines to the stock of a service, part by part. When a part is refused or gets lost, what was sent before it is kept, and
 * the same lines go on from there.
 */
export function useAddItems(keeper: StockKeeper, serviceId: string) {
  const [progress, setProgress] = useState<{ lines: readonly GivenLine[]; done: Added } | null>(null)
  const add = async (lines: readonly GivenLine[], expiresAt: string | null): Promise<Outcome> => {
    let done = progress?.lines === lines ? progress.done : nothing
    let refusal: Answer<never> | null = null
    for (const part of partsOf(lines.slice(done.sent))) {
      const answer = await sendPart(keeper, serviceId, part, expiresAt)
      if (!answer.success) {
        refusal = answer
        break
      }
      const again = answer.data.repeated.flatMap((nth) => part[nth - 1]?.line ?? [])
      done = {
        sent: done.sent + part.length,
        added: done.added + answer.data.added,
        repeated: [...done.repeated, ...again],
      }
      setProgress({ lines, done })
    }
    keeper.onChange()
    return { done, refusal }
  }
  return { progress: progress?.done ?? nothing, add }
}

/** Sent again after its answer got lost, a part adds nothing twice: its lines are told as repeated. */
function sendPart({ add }: StockKeeper, id: string, part: readonly GivenLine[], expiresAt: string | null) {
  const body = { lines: part.map((it) => it.value), expiresAt }
  return handleAnswer(call(add, { params: { id }, body }), { success: 'inline', refusals: 'inline' })
}
