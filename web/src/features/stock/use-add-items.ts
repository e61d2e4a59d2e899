import type { Answer } from '@runmart/contract/client'
import type { DataOf } from '@runmart/contract/endpoint'
import type { stock } from '@runmart/contract/stock'
import { useRef, useState } from 'react'
import type { Added } from './added-notice.tsx'
import type { StockKeeper } from './stock-keeper.ts'

/** What a form gets that adds items of one kind; it tells that it is used again, that it is sending, and what became of what was sent. */
export type AddProps = {
  keeper: StockKeeper
  serviceId: string
  onChange: () => void
  onBusy: (isBusy: boolean) => void
  onAdded: (added: Added) => void
}

/**
 * What became of lines or files: how many were sent, how many of them are new, and those that a stock had before. `unsure`: those that
 * it had when they were sent again, because the answer to the first attempt got lost; that one may have added them.
 */
type Progress<Item> = { sent: number; added: number; repeated: readonly Item[]; unsure: readonly Item[] }
const nothing = { sent: 0, added: 0, repeated: [], unsure: [] }

type Sending<Item> = {
  /** What one call takes each. */
  partsOf: (items: readonly Item[]) => Item[][]
  /** What makes an item the same when it is sent again. */
  keyOf: (item: Item) => unknown
  send: (part: readonly Item[], expiresAt: string | null) => Promise<Answer<DataOf<typeof stock.add>>>
}

/**
 * Adds lines or files to the stock of a service, part by part; what is put into the queue meanwhile joins it. When a part is refused or
 * gets lost, what was sent before it is out of the queue, and the next `add` goes on with the rest.
 */
export function useAddItems<Item>({ onBusy }: Pick<AddProps, 'onBusy'>, { partsOf, keyOf, send }: Sending<Item>) {
  // What is put into it while a part is on its way must be there for the next one, before anything is rendered again.
  const queue = useRef<readonly Item[]>([])
  const lost = useRef(new Set<unknown>())
  const [waiting, setWaiting] = useState<readonly Item[]>([])
  const [done, setDone] = useState<Progress<Item>>(nothing)
  /** How many of the first in the queue are being sent. */
  const [underWay, setUnderWay] = useState(0)
  const [hasStopped, setHasStopped] = useState(false)
  const change = (next: (items: readonly Item[]) => readonly Item[]) => {
    queue.current = next(queue.current)
    setWaiting(queue.current)
  }
  /** Begins anew with other items. */
  const reset = (items: readonly Item[]) => {
    change(() => items)
    setDone(nothing)
    setHasStopped(false)
  }

  /** Sends all that waits; null where it was added, else why it stopped before. */
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
  // Where nothing came in, why it was refused says all.
  const rest = hasStopped && done.sent + mayBeIn > 0 ? { left: waiting.length, mayBeIn } : null
  return { waiting, underWay, done, rest, change, reset, add }
}

/** Whether nobody knows what became of a call: the server may have done it. */
function isLost({ status }: Answer<unknown>): boolean {
  return status === 0 || status >= 500
}
