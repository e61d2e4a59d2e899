import type { Problem } from '@runmart/contract/errors'
import type { Language } from '@runmart/contract/languages'
import type { OrderLink } from '@runmart/contract/orders-order'
import { outOfRange } from '@runmart/contract/out-of-range'
import { readAmount } from '#ui/read-amount.ts'

type Counted = Pick<OrderLink, 'line' | 'amount' | 'done'>
export type WrongCount = 'numberFormat' | 'lessThanDone'

/** Reads the deliverer's typed counts, line by line: the changes and the invalid entries. */
export function readCounts(language: Language, links: readonly Counted[], typed: Readonly<Record<number, string>>) {
  const changes: { line: number; done: number }[] = []
  const wrong = new Map<number, WrongCount>()
  for (const { line, amount, done } of links) {
    const text = typed[line]
    const count = text === undefined ? undefined : readAmount(language, text)
    if (count === undefined) continue
    if (!Number.isInteger(count)) wrong.set(line, 'numberFormat')
    else if (count < done || count > amount) wrong.set(line, 'lessThanDone')
    else if (count > done) changes.push({ line, done: count })
  }
  return { changes, wrong }
}

/** The problem of a single count, which has its own field; it names the allowed range. */
export function countProblem({ amount, done }: Omit<Counted, 'line'>, wrong: WrongCount): Problem {
  return wrong === 'lessThanDone' ? outOfRange(done, amount) : wrong
}
