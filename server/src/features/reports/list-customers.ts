import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { CustomerSums } from '@runmart/contract/reports'
import { translator } from '@runmart/i18n/server'
import { usernamesOf } from '#features/accounts/index.ts'
import { type AccountSums, customersOfAccounts } from '#features/ledger/index.ts'
import { type Column, streamCsv } from '#platform/csv.ts'
import { periodSpan } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { auditExport, csvFile } from './audit-export.ts'
import { listCustomerSums, listCustomersAfter } from './customer-queries.ts'
import type { ZonedPeriod } from './day-queries.ts'
import { isIn, readPeriod } from './read-period.ts'
import { sumDayCustomers } from './sum-day.ts'
import { openDays } from './sum-days.ts'

type Input = HandlerInput<typeof api.reports.customers>

/** A period by customer, who bought most first: a page, or all as a table in the order in which they came. */
export async function listCustomers(
  db: Transactions,
  input: Input,
): Promise<Result<DataOf<typeof api.reports.customers>>> {
  const { page, limit, format } = input.query
  const { timeZone } = input.caller
  const period = { ...readPeriod(input.query), timeZone }
  const { open, items, total } = await db.snapshot(async (tx) => {
    const open = await sumOpenDays(tx, period)
    const found = await listCustomerSums(tx, period, open, { limit, offset: (page - 1) * limit })
    return { open, items: await nameAccounts(tx, found.items), total: found.total }
  })
  if (format !== 'csv') return { data: { items, total, page, limit } }
  await auditExport(db, input, 'customers', period)
  const content = streamCsv(input.request.language, columnsIn(input.request.language), allOf(db, period, open))
  return {
    data: { items: [], total, page, limit },
    download: csvFile('customers', `${period.from}-${period.to}`, content),
  }
}

async function sumOpenDays(tx: Tx, period: ZonedPeriod): Promise<AccountSums[]> {
  const { timeZone } = period
  const sums: AccountSums[] = []
  for (const day of (await openDays(tx, timeZone)).filter((it) => isIn(it, period)))
    sums.push(...(await sumDayCustomers(tx, periodSpan(day, day, timeZone))))
  return sums
}

const PART = 5_000

async function* allOf(db: Transactions, period: ZonedPeriod, open: readonly AccountSums[]) {
  for (let after = 0; ; ) {
    const from = after
    const part = await db.snapshot(async (tx) => {
      const sums = await listCustomersAfter(tx, period, open, { after: from, limit: PART })
      return { named: await nameAccounts(tx, sums), last: sums.at(-1)?.accountId }
    })
    yield part.named
    if (part.last === undefined || part.named.length < PART) return
    after = part.last
  }
}

async function nameAccounts(tx: Tx, sums: readonly AccountSums[]): Promise<CustomerSums[]> {
  const ids = await customersOfAccounts(
    tx,
    sums.map((it) => it.accountId),
  )
  const names = await usernamesOf(tx, [...ids.values()].filter(isUuid))
  return sums.map(({ accountId, ...it }) => {
    const id = ids.get(accountId) ?? ''
    return { id, name: names.get(id) ?? '', ...it }
  })
}

function columnsIn(language: Input['request']['language']): Column<CustomerSums>[] {
  const t = translator(language)
  return [
    [t('csv.customer'), (it) => it.name || it.id],
    [t('csv.orders'), (it) => it.orders],
    [t('csv.sales'), (it) => it.sales],
    [t('csv.refunded'), (it) => it.refunds],
    [t('csv.deposited'), (it) => it.deposits],
    [t('csv.commissions'), (it) => it.commissions],
  ]
}
