import type { Answer } from '@runmart/contract/client'
import type { DataOf } from '@runmart/contract/endpoint'
import type { stock } from '@runmart/contract/stock'
import { useRef, useState } from 'react'
import type { Added } from './added-notice.tsx'
import type { StockKeeper } from './stock-keeper.ts'

/** The props of a form that adds items of one kind. It reports a new input, a running upload and the result. */
export type AddProps = {
  keeper: StockKeeper
  serviceId: string
  onChange: () => void
  onBusy: (isBusy: boolean) => void
  onAdded: (added: Added) => void
}

/**
 * The progress of an upload: the sent items, the new ones, and the ones that a stock already had. `unsure`: a stock had
 * these when they were sent again after a lost answer; the lost attempt may have added them.
 */
type Progress<Item> = { sent: number; added: number; repeated: readonly Item[]; unsure: readonly Item[] }
const nothing = { sent: 0, added: 0, repeated: [], unsure: [] }

type Sending<Item> = {
  /** Splits the items into parts that fit one call. */
  partsOf: (items: readonly Item[]) => Item[][]
  /** Identifies an item that is sent again. */
  keyOf: (item: Item) => unknown
  send: (part: readonly Item[], expiresAt: string | null) => Promise<Answer<DataOf<typeof stock.add>>>
}

/**
 * Adds lines or files to the stock of a service, part by part. Items that join the queue meanwhile are sent too. After
 * a refused or lost part, the queue keeps only unsent items; the next `add` sends them.
 */
export function useAddItems<Item>({ onBusy }: Pick<AddProps, 'onBusy'>, { partsOf, keyOf, send }: Sending<Item>) {
  // A ref: the next part must include items that joined during the last one, before React renders again.
  const queue = useRef<readonly Item[]>([])
  const lost = useRef(new Set<unknown>())
  const [waiting, setWaiting] = useState<readonly Item[]>([])
  const [done, setDone] = useState<Progress<Item>>(nothing)
  /** The number of items, from the front of the queue, that are being sent. */
  const [underWay, setUnderWay] = useState(0)
  const [hasStopped, setHasStopped] = useState(false)
  const change = (next: (items: readonly Item[]) => readonly Item[]) => {
    queue.current = next(queue.current)
    setWaiting(queue.current)
  }
  /** Replaces the queue and clears the progress. */
  const reset = (items: readonly Item[]) => {
    change(() => items)
    setDone(nothing)
    setHasStopped(false)
  }

  /** Sends the whole queue; returns null on success, otherwise the refusal that stopped it. */
  const add = async (
    expiresAt: string | null,
    onDone: (done: Progress<Item>) => void,
  ): Promise<Answer<never> | null> => {
    let progress = done
    let refusal: Answer<never> | null = null
    setHasStopped(false)
    onBusy(true)
    for (let part = partsOf(queue.current)[0]; part && !refusal; part = partsOf(queue.current)[0]) {
      setUnderWay(part.length)
      const answer = await send(part, expiresAt)
      if (answer.success) {
        progress = countPart(progress, part, answer.data)
        setDone(progress)
        const sent = new Set(part)
        change((items) => items.filter((it) => !sent.has(it)))
      } else {
        refusal = answer
        if (isLost(answer)) for (const it of part) lost.current.add(keyOf(it))
      }
    }
    setUnderWay(0)
    onBusy(false)
    if (refusal) setHasStopped(true)
    else {
      reset([])
      onDone(progress)
    }
    return refusal
  }

  const countPart = (
    before: Progress<Item>,
    part: readonly Item[],
    answer: DataOf<typeof stock.add>,
  ): Progress<Item> => {
    const had = answer.repeated.flatMap((nth) => part[nth - 1] ?? [])
    const isUnsure = (it: Item) => lost.current.has(keyOf(it))
    return {
      sent: before.sent + part.length,
      added: before.added + answer.added,
      repeated: [...before.repeated, ...had.filter((it) => !isUnsure(it))],
      unsure: [...before.unsure, ...had.filter(isUnsure)],
    }
  }
  const mayBeIn = lost.current.size > 0 ? waiting.filter((it) => lost.current.has(keyOf(it))).length : 0
  // If no item came in, the refusal alone says enough.
  const rest = hasStopped && done.sent + mayBeIn > 0 ? { left: waiting.length, mayBeIn } : null
  return { waiting, underWay, done, rest, change, reset, add }
}

/** True if the outcome of a call is unknown: the server may have handled it. */
function isLost({ status }: Answer<unknown>): boolean {
  return status === 0 || status >= 500
}
