import type { OrderLink } from '@runmart/contract/orders'
import { readAmount } from '#ui/read-amount.ts'

type Counted = Pick<OrderLink, 'line' | 'amount' | 'done'>

/** What an operator typed, line by line: what would change, what is not possible, and how many more would be done. */
export function readCounts(links: readonly Counted[], typed: Readonly<Record<number, string>>) {
  const changes: { line: number; done: number }[] = []
  const wrong = new Set<number>()
  let added = 0
  for (const { line, amount, done } of links) {
    const text = typed[line]
    if (text === undefined || !text.trim()) continue
    const count = readAmount(text)
    if (typeof count !== 'number' || count < done || count > amount) wrong.add(line)
    else if (count > done) {
      changes.push({ line, done: count })
      added += count - done
    }
  }
  return { changes, wrong, added }
}
