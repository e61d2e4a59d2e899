import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Language } from '@runmart/contract/languages'
import { ENTRIES_PAGE, type ReportEntry } from '@runmart/contract/reports'
import { accountKey } from '@runmart/i18n/account-key'
import { translator } from '@runmart/i18n/server'
import { usernamesOf } from '#features/accounts/index.ts'
import { type Leg, listLegs, type PostedEntry } from '#features/ledger/index.ts'
import { type Column, streamCsv } from '#platform/csv.ts'
import { localTime } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import type { Asked } from './asked.ts'
import { auditExport, csvFile } from './audit-export.ts'
import { figuresOf, places } from './figures.ts'
import { findEntries } from './find-entries.ts'
import { ordersOf } from './orders-of.ts'
import { readPeriod } from './read-period.ts'

type Input = HandlerInput<typeof api.reports.entries>

/** The ledger entries behind a figure, newest first: a page, or all as a table. */
export async function listReportEntries(
  db: Transactions,
  input: Input,
): Promise<Result<DataOf<typeof api.reports.entries>>> {
  const { after, format, ...asked } = input.query
  const { timeZone } = input.caller
  const { from, to } = readPeriod(asked)
  const read = async (after: number | null, limit: number) =>
    db.snapshot(async (tx) => {
      const { entries, next } = await findEntries(tx, asked, timeZone, { after, limit })
      return { items: await viewEntries(tx, entries, amountIn(asked)), next }
    })
  if (format !== 'csv') {
    const { items, next } = await read(after ? Number(after) : null, ENTRIES_PAGE)
    return { data: { items, next: next === null ? null : String(next) } }
  }
  await auditExport(db, input, 'entries', asked)
  const { language } = input.request
  const content = streamCsv(language, columnsIn(language, timeZone), allParts(read))
  return { data: { items: [], next: null }, download: csvFile('entries', `${from}-${to}`, content) }
}

const PART = 500

async function* allParts(
  read: (after: number | null, limit: number) => Promise<{ items: ReportEntry[]; next: number | null }>,
) {
  for (let after: number | null = null; ; ) {
    const part: { items: ReportEntry[]; next: number | null } = await read(after, PART)
    yield part.items
    if (part.next === null) return
    after = part.next
  }
}

/** The entry's share of the requested figure. On a customer's balance, sales are the amounts that left it. */
function amountIn({ figure, account, customerId, operatorId, act }: Asked): (entry: PostedEntry) => number {
  if (operatorId && figure !== 'cost')
    return ({ amount }) => (act === 'credited' || act === 'refunded' ? amount : -amount)
  if (customerId && figure !== 'cost') return ({ amount }) => (figure === 'sales' ? -amount : amount)
  if (account) return ({ amount }) => amount
  const [first] = figuresOf(figure ?? 'sales')
  const sign = first ? places[first].sign : 1
  return ({ amount }) => sign * amount
}

function columnsIn(language: Language, timeZone: string): Column<ReportEntry>[] {
  const t = translator(language)
  const nameOf = (account: string) => {
    const key = accountKey(account)
    return key ? t(key) : account
  }
  const side = (it: ReportEntry, is: (amount: number) => boolean) =>
    it.legs
      .filter((leg) => is(leg.amount))
      .map((leg) => nameOf(leg.account))
      .join(' + ')
  return [
    [t('csv.time', { zone: timeZone }), (it) => localTime(it.at, timeZone)],
    [t('csv.code'), (it) => it.code],
    [t('csv.type'), (it) => t(`entryKinds.${it.kind}`)],
    [t('csv.debit'), (it) => side(it, (amount) => amount < 0)],
    [t('csv.credit'), (it) => side(it, (amount) => amount > 0)],
    [t('csv.sum'), (it) => it.amount],
    [t('csv.customer'), (it) => it.customer && (it.customer.name || it.customer.id)],
    [t('csv.order'), (it) => it.order?.code ?? null],
    [t('csv.transferContent'), (it) => it.transferContent],
    [t('csv.note'), (it) => it.note],
  ]
}

/** Entries as operators see them: with all legs, their owners and their orders. */
async function viewEntries(
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
  // Held shares are on no balance yet.
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
