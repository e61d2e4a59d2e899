import type { Answer } from '@runmart/contract/client'
import type { DataOf } from '@runmart/contract/endpoint'
import type { stock } from '@runmart/contract/stock'
import { useState } from 'react'
import type { Added } from './added-notice.tsx'
import type { StockKeeper } from './stock-keeper.ts'

/** What a form gets that adds items of one kind; it tells that it is used again, and what became of what was sent. */
export type AddProps = {
  keeper: StockKeeper
  serviceId: string
  onChange: () => void
  onAdded: (added: Added) => void
}

/** What became of lines or files: how many were sent, how many of them are new, and those that a stock had before. */
type Progress<Item> = { sent: number; added: number; repeated: readonly Item[] }

/** `refusal`: why it stopped before its end. */
type Outcome<Item> = { done: Progress<Item>; refusal: Answer<never> | null }

type Sending<Item> = {
  /** What one call takes each. */
  partsOf: (items: readonly Item[]) => Item[][]
  /** Sent again after its answer got lost, a part adds nothing twice: what it has is told as repeated. */
  send: (part: readonly Item[], expiresAt: string | null) => Promise<Answer<DataOf<typeof stock.add>>>
}

/**
 * Adds lines or files to the stock of a service, part by part. When a part is refused or gets lost, what was sent before it is
 * kept, and the same items go on from there.
 */
export function useAddItems<Item>({ onChange }: Pick<StockKeeper, 'onChange'>, { partsOf, send }: Sending<Item>) {
  const [progress, setProgress] = useState<{ items: readonly Item[]; done: Progress<Item> } | null>(null)
  const add = async (items: readonly Item[], expiresAt: string | null): Promise<Outcome<Item>> => {
    let done: Progress<Item> = progress?.items === items ? progress.done : { sent: 0, added: 0, repeated: [] }
    let refusal: Answer<never> | null = null
    for (const part of partsOf(items.slice(done.sent))) {
      const answer = await send(part, expiresAt)
      if (!answer.success) {
        refusal = answer
        break
      }
      done = {
        sent: done.sent + part.length,
        added: done.added + answer.data.added,
        repeated: [...done.repeated, ...answer.data.repeated.flatMap((nth) => part[nth - 1] ?? [])],
      }
      setProgress({ items, done })
    }
    onChange()
    return { done, refusal }
  }
  return { sent: progress?.done.sent ?? 0, add }
}
