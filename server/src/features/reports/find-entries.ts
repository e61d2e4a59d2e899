import type { api } from '@runmart/contract'
import type { InputOf } from '@runmart/contract/endpoint'
import { type Act, listActs } from '#features/audit/index.ts'
import {
  accountsOfCustomer,
  type EntryFilter,
  listCostEntries,
  listEntries,
  listNamedEntries,
  type PostedEntry,
  type PostingName,
} from '#features/ledger/index.ts'
import { type OrderKey, ordersByCode } from '#features/orders/index.ts'
import { dayOf, periodSpan } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { figuresOf, places } from './figures.ts'
import { actionsOf, onlyCounted, refundedBy } from './sum-day-operators.ts'

export type Asked = Omit<InputOf<typeof api.reports.entries>['query'], 'after' | 'format'>

/** A part of what was asked for, and where the next one begins; null at the end. */
export type Part = { entries: PostedEntry[]; next: number | null }
type Where = { after: number | null; limit: number }

/** The entries behind a figure, newest first; those of an operator by what they did. */
export function findEntries(tx: Tx, asked: Asked, timeZone: string, where: Where): Promise<Part> {
  if (asked.operatorId) return findOfOperator(tx, { ...asked, operatorId: asked.operatorId }, timeZone, where)
  const between = periodSpan(asked.from, asked.to, timeZone)
  const isWanted = ofOrders(asked)
  if (isWanted) return findOfOrders(tx, isWanted, { ...filterOf(asked), ...between }, where)
  return findAll(tx, { ...filterOf(asked), ...between }, where)
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

/** How much is read for one page: of a service that is rarely sold, or of one customer, few of many match. */
const [READ_AT_ONCE, READ_AT_MOST] = [500, 10_000]

/** Which orders are asked for, where the ledger does not know: of a service, or those whose cost a customer caused. */
function ofOrders({ figure, serviceId, customerId }: Asked): ((order: OrderKey) => boolean) | null {
  if (serviceId) return (it) => it.serviceId === serviceId
  return customerId && figure === 'cost' ? (it) => it.customerId === customerId : null
}

/** The ledger knows orders, not whose they are: entries are read in parts and those of other orders left out. */
async function findOfOrders(
  tx: Tx,
  isWanted: (order: OrderKey) => boolean,
  filter: EntryFilter,
  { after, limit }: Where,
): Promise<Part> {
  const entries: PostedEntry[] = []
  let next = after
  for (let read = 0; read < READ_AT_MOST; read += READ_AT_ONCE) {
    const part = await listEntries(tx, filter, { after: next, limit: READ_AT_ONCE })
    const orders = await ordersByCode(
      tx,
      part.flatMap((it) => it.orderCode ?? []),
    )
    for (const entry of part) {
      next = entry.id
      const order = orders.get(entry.orderCode ?? '')
      if (order && isWanted(order)) entries.push(entry)
      if (entries.length === limit) return { entries, next }
    }
    if (part.length < READ_AT_ONCE) return { entries, next: null }
  }
  return { entries, next }
}

/** What an operator did is in the audit log; what followed from it is found in the ledger by its name. Cost is of what they delivered. */
async function findOfOperator(
  tx: Tx,
  { operatorId, figure, act = 'delivered', from, to }: Asked & { operatorId: string },
  timeZone: string,
  { after, limit }: Where,
): Promise<Part> {
  if (!isUuid(operatorId)) return { entries: [], next: null }
  const actions = actionsOf[figure === 'cost' ? 'delivered' : act]
  const acts = await listActs(tx, { ...periodSpan(from, to, timeZone), actions, operatorId }, { after, limit })
  const counted = await onlyCounted(tx, acts)
  const next = acts.length < limit ? null : (acts.at(-1)?.id ?? null)
  if (figure === 'cost') return { entries: await listCostEntries(tx, counted.map(untilDayEnd(timeZone))), next }
  const wanted = act === 'refunded' ? counted.filter((it) => refundedBy(it) > 0) : counted
  return { entries: await listNamedEntries(tx, wanted.map(nameOf[act])), next }
}

/** What a delivery cost counts as far as it was posted when the day of the delivery ended. */
const untilDayEnd = (timeZone: string) => (act: Act) => {
  const day = dayOf(act.at, timeZone)
  return { orderId: act.subject, before: periodSpan(day, day, timeZone).before }
}

const nameOf = {
  /** The charge of the order: its reference begins with the time of the order's id and ends in its code. */
  delivered: ({ subject, details }: Act): PostingName => {
    const reference = `${subject.replaceAll('-', '').slice(0, 10)}${details.order}`
    return { kinds: ['order_ref', 'order_auto'], from: reference, to: reference, at: null }
  },
  credited: ({ action, subject, details, at }: Act): PostingName => {
    const reference = action === 'credit' ? String(details.reference) : subject
    if (action === 'transfer.enter' || details.kind === 'transfer')
      return { kinds: ['bank_deposit'], from: 'manual:', to: 'manual;', at }
    return { kinds: ['deposit', 'gift'], from: reference, to: reference, at: null }
  },
  refunded: ({ subject, at }: Act): PostingName => ({ kinds: ['refund'], from: `${subject}:`, to: `${subject};`, at }),
} as const
