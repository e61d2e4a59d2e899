import type { ReportEntry } from '@runmart/contract/reports'
import { usernamesOf } from '#features/accounts/index.ts'
import { type Leg, listLegs, type PostedEntry } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { ordersOf } from './orders-of.ts'

/** Entries as operators see them: with all sides, whose they are, and the order they are about. */
export async function viewEntries(
  tx: Tx,
  entries: readonly PostedEntry[],
  amountOf: (entry: PostedEntry) => number,
): Promise<ReportEntry[]> {
  const legs = Map.groupBy(
    await listLegs(
      tx,
      entries.map((it) => it.transactionId),
    ),
    (it) => it.transactionId,
  )
  const orders = await ordersOf(tx, entries)
  // What is held is on no balance yet.
  const partners = entries.flatMap((it) => it.partnerId ?? [])
  const customers = [...legs.values()].flat().flatMap((it) => it.customerId ?? [])
  const names = await usernamesOf(tx, [...new Set([...customers, ...partners])].filter(isUuid))
  return entries.map((it) => {
    const mine = legs.get(it.transactionId) ?? []
    const customerId = mine.find((leg) => leg.customerId !== null)?.customerId ?? it.partnerId
    const order = orders.of(it)
    return {
      code: it.code,
      at: it.at,
      kind: it.kind,
      amount: amountOf(it),
      legs: mine.map(({ account, amount }: Leg) => ({ account, amount })),
      customer: customerId === null ? null : { id: customerId, name: names.get(customerId) ?? '' },
      order: order ? { id: order.id, code: order.code } : null,
      transferContent: it.transferContent,
      note: it.note,
    }
  })
}
