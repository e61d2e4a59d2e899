import { accountsOfCustomer, type EntryFilter, listEntries } from '#features/ledger/index.ts'
import { periodSpan } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import type { Asked, Part, Where } from './asked.ts'
import { figuresOf, places } from './figures.ts'
import { findOfOperator } from './find-of-operator.ts'
import { findOfOrders, isOfOrders } from './find-of-orders.ts'

/** The entries behind a figure, newest first; those of an operator by what they did. */
export function findEntries(tx: Tx, asked: Asked, timeZone: string, where: Where): Promise<Part> {
  if (asked.operatorId) return findOfOperator(tx, { ...asked, operatorId: asked.operatorId }, timeZone, where)
  const filter = { ...filterOf(asked), ...periodSpan(asked.from, asked.to, timeZone) }
  return isOfOrders(asked) ? findOfOrders(tx, asked, filter, where) : findAll(tx, filter, where)
}

async function findAll(tx: Tx, filter: EntryFilter, { after, limit }: Where): Promise<Part> {
  const entries = await listEntries(tx, filter, { after, limit })
  return { entries, next: entries.length < limit ? null : (entries.at(-1)?.id ?? null) }
}

const kindsOfCustomer: Partial<Record<NonNullable<Asked['figure']>, readonly string[]>> = {
  sales: ['order_ref', 'order_auto'],
  refunds: ['refund', 'refund_reversal'],
  deposits: ['deposit', 'bank_deposit', 'crypto_deposit', 'deposit_reversal'],
  commissions: ['commission'],
}

function filterOf({ figure, account, customerId }: Asked): Pick<EntryFilter, 'accounts' | 'figures' | 'kinds'> {
  // What a customer's orders cost is on no balance.
  if (customerId && figure !== 'cost') {
    const kinds = figure && kindsOfCustomer[figure]
    return { accounts: isUuid(customerId) ? accountsOfCustomer(customerId) : [], ...(kinds && { kinds }) }
  }
  if (account) return { accounts: [account] }
  const figures = figuresOf(figure ?? 'sales')
  return { accounts: [...new Set(figures.flatMap((it) => places[it].accounts))], figures }
}
