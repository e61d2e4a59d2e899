import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { type CustomerSums, marginOf } from '@runmart/contract/reports-figures'
import { translator } from '@runmart/i18n/server'
import { usernamesOf } from '#features/accounts/index.ts'
import { balancesOf, customersOfAccounts } from '#features/ledger/index.ts'
import { type Column, streamCsv } from '#platform/csv.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { addUp } from './add-up.ts'
import { auditExport, csvFile } from './audit-export.ts'
import { listBestCustomers, listCustomersAfter, listDaysOf } from './customer-queries.ts'
import type { OnDay, Period, ZonedPeriod } from './day-queries.ts'
import { isIn, readPeriod, withBefore } from './read-period.ts'
import type { CustomerDay } from './sum-day.ts'
import { sumOpenCustomers } from './sum-days.ts'

type Input = HandlerInput<typeof api.reports.customers>

/** A period by customer, best customers first: a page, or all as a table in the order of their accounts. */
export async function listCustomers(
  db: Transactions,
  input: Input,
): Promise<Result<DataOf<typeof api.reports.customers>>> {
  const { page, limit, format } = input.query
  const { timeZone } = input.caller
  const period = { ...readPeriod(input.query), timeZone }
  const { open, items, total } = await db.snapshot(async (tx) => {
    const open = await sumOpenCustomers(tx, withBefore(period), timeZone)
    const paging = { limit, offset: (page - 1) * limit }
    const { accountIds, total } = await listBestCustomers(tx, period, ofPeriod(open, period), paging)
    return { open, items: await showCustomers(tx, period, open, accountIds), total }
  })
  if (format !== 'csv') return { data: { items, total, page, limit } }
  await auditExport(db, input, 'customers', period)
  const content = streamCsv(input.request.language, columnsIn(input.request.language), allOf(db, period, open))
  return {
    data: { items: [], total, page, limit },
    download: csvFile('customers', `${period.from}-${period.to}`, content),
  }
}

const ofPeriod = (days: readonly OnDay<CustomerDay>[], period: Period) => days.filter((it) => isIn(it.day, period))

const PART = 5_000

async function* allOf(db: Transactions, period: ZonedPeriod, open: readonly OnDay<CustomerDay>[]) {
  for (let after = 0; ; ) {
    const from = after
    const part = await db.snapshot(async (tx) => {
      const accountIds = await listCustomersAfter(tx, period, ofPeriod(open, period), { after: from, limit: PART })
      return { shown: await showCustomers(tx, period, open, accountIds), last: accountIds.at(-1) }
    })
    yield part.shown
    if (part.last === undefined || part.shown.length < PART) return
    after = part.last
  }
}

const summed = ['orders', 'sales', 'refunds', 'deposits', 'commissions', 'cost', 'uncosted'] as const

/** These customers with names and current debts, beside the comparison period. */
async function showCustomers(
  tx: Tx,
  period: ZonedPeriod,
  open: readonly OnDay<CustomerDay>[],
  accountIds: readonly number[],
): Promise<CustomerSums[]> {
  const ids = await customersOfAccounts(tx, accountIds)
  const names = await usernamesOf(tx, [...ids.values()].filter(isUuid))
  const balances = await balancesOf(tx, [...ids.values()])
  const stored = await listDaysOf(tx, { ...withBefore(period), timeZone: period.timeZone }, accountIds)
  const days = Map.groupBy([...stored, ...open], (it) => it.accountId)
  return accountIds.map((accountId) => {
    const id = ids.get(accountId) ?? ''
    const { now, former } = addUp(days.get(accountId) ?? [], period, summed)
    const before = { ...former, margin: marginOf(former) }
    return { id, name: names.get(id) ?? '', ...now, balance: balances.get(id) ?? 0, before }
  })
}

function columnsIn(language: Input['request']['language']): Column<CustomerSums>[] {
  const t = translator(language)
  const former = (name: string) => t('csv.inPeriodBefore', { name })
  return [
    [t('csv.customer'), (it) => it.name || it.id],
    [t('csv.orders'), (it) => it.orders],
    [t('csv.sales'), (it) => it.sales],
    [t('csv.refunded'), (it) => it.refunds],
    [t('csv.deposited'), (it) => it.deposits],
    [t('csv.commissions'), (it) => it.commissions],
    [t('csv.uncosted'), (it) => it.uncosted],
    [t('csv.cost'), (it) => it.cost],
    [t('csv.margin'), marginOf],
    [t('csv.balanceNow'), (it) => it.balance],
    [former(t('csv.orders')), ({ before }) => before.orders],
    [former(t('csv.sales')), ({ before }) => before.sales],
    [former(t('csv.refunded')), ({ before }) => before.refunds],
    [former(t('csv.deposited')), ({ before }) => before.deposits],
    [former(t('csv.commissions')), ({ before }) => before.commissions],
    [former(t('csv.uncosted')), ({ before }) => before.uncosted],
    [former(t('csv.cost')), ({ before }) => before.cost],
    [former(t('csv.margin')), ({ before }) => before.margin],
  ]
}
