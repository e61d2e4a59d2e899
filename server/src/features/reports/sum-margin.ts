import { marginOf } from '@runmart/contract/reports-figures'
import type { Between } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { sumDayOrders } from './sum-day-orders.ts'

/** What a part of a day left, and the sales, less refunds, of which nobody knows what they cost. */
export async function sumMargin(
  tx: Tx,
  part: Between,
  timeZone: string,
): Promise<{ margin: number; uncosted: number }> {
  const { services } = await sumDayOrders(tx, part, timeZone, { byCustomer: false })
  return {
    margin: services.reduce((sum, it) => sum + marginOf(it), 0),
    uncosted: services.reduce((sum, it) => sum + it.uncosted, 0),
  }
}
