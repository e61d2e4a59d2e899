import { type Act, listActs } from '#features/audit/index.ts'
import {
  accountsOfCustomer,
  chargeNames,
  type EntryFilter,
  findCosts,
  listCostEntries,
  listEntries,
  listNamedEntries,
  type PostingName,
} from '#features/ledger/index.ts'
import { dayOf, periodSpan } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import type { Asked, Part, Where } from './asked.ts'
import { figuresOf, places } from './figures.ts'
import { findOfOrders, isOfOrders } from './find-of-orders.ts'
import { actionsOf, onlyCounted } from './sum-day-operators.ts'

/** The entries behind a figure, newest first; for an operator, through their actions. */
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
  // The costs of a customer's orders are on no balance.
  if (customerId && figure !== 'cost') {
    const kinds = figure && kindsOfCustomer[figure]
    return { accounts: isUuid(customerId) ? accountsOfCustomer(customerId) : [], ...(kinds && { kinds }) }
  }
  if (account) return { accounts: [account] }
  const figures = figuresOf(figure ?? 'sales')
  return { accounts: [...new Set(figures.flatMap((it) => places[it].accounts))], figures }
}

/**
 * Reads an operator's actions from the audit log and finds their postings by reference. Costs belong to the operator's
 * deliveries.
 */
async function findOfOperator(
  tx: Tx,
  { operatorId, figure, act = 'delivered', from, to }: Asked & { operatorId: string },
  timeZone: string,
  where: Where,
): Promise<Part> {
  if (!isUuid(operatorId)) return { entries: [], next: null }
  const filter = { ...periodSpan(from, to, timeZone), operatorId }
  if (figure === 'cost') {
    const until = untilDayEnd(timeZone)
    const { acts, next } = await findActs(tx, { ...filter, actions: actionsOf.delivered }, where, async (delivered) => {
      const costing = new Set((await findCosts(tx, delivered.map(until))).map((it) => it.orderId))
      return delivered.filter((it) => costing.has(it.subject))
    })
    return { entries: await listCostEntries(tx, acts.map(until)), next }
  }
  const asked = { ...filter, actions: actionsOf[act], refunding: act === 'refunded' }
  const { acts, next } = await findActs(tx, asked, where)
  return { entries: await listNamedEntries(tx, acts.flatMap(namesOf[act])), next }
}

/** Actions to read for one page: only few deliveries may have posted costs. */
const [READ_AT_ONCE, READ_AT_MOST] = [1_000, 20_000]

/** The next actions that count, or the selected ones among them, and where to read on; null at the end. */
async function findActs(
  tx: Tx,
  filter: Parameters<typeof listActs>[1],
  { after, limit }: Where,
  select?: (counted: Act[]) => Promise<Act[]>,
): Promise<{ acts: Act[]; next: number | null }> {
  const atOnce = select ? READ_AT_ONCE : limit
  const acts: Act[] = []
  let next = after
  for (let read = 0; read < READ_AT_MOST; read += atOnce) {
    const part = await listActs(tx, filter, { after: next, limit: atOnce })
    const counted = await onlyCounted(tx, part)
    for (const act of select ? await select(counted) : counted) {
      acts.push(act)
      if (acts.length === limit) return { acts, next: act.id }
    }
    if (part.length < atOnce) return { acts, next: null }
    next = part.at(-1)?.id ?? null
  }
  return { acts, next }
}

/** A delivery counts the costs posted until the end of its day. */
const untilDayEnd = (timeZone: string) => (act: Act) => {
  const day = dayOf(act.at, timeZone)
  return { orderId: act.subject, before: periodSpan(day, day, timeZone).before }
}

const namesOf = {
  delivered: ({ subject, details }: Act): PostingName[] => chargeNames({ id: subject, code: String(details.order) }),
  credited: ({ action, subject, details, at }: Act): PostingName[] => {
    const reference = action === 'credit' ? String(details.reference) : subject
    if (action === 'transfer.enter' || details.kind === 'transfer')
      return [{ kinds: ['bank_deposit'], from: 'manual:', to: 'manual;', at }]
    return [{ kinds: ['deposit', 'gift'], from: reference, to: reference, at: null }]
  },
  refunded: ({ subject, at }: Act): PostingName[] => [
    { kinds: ['refund'], from: `${subject}:`, to: `${subject};`, at },
  ],
} as const
