import type { api } from '@runmart/contract'
import type { Language } from '@runmart/contract/languages'
import type { EntryKind } from '@runmart/contract/reports'
import { accountKey, accountTypeKey } from '@runmart/i18n/account-key'
import { translator } from '@runmart/i18n/server'
import { usernamesOf } from '#features/accounts/index.ts'
import { type FigureSum, findRange, listRange, type PostedLeg } from '#features/ledger/index.ts'
import { type Column, streamCsv } from '#platform/csv.ts'
import { localTime, monthSpan, periodSpan } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { refuseField } from '#platform/refusal.ts'
import { auditExport, csvFile } from './audit-export.ts'
import { sumFiguresBefore } from './day-queries.ts'
import { sumDayFigures } from './sum-day.ts'
import { openDays } from './sum-days.ts'

type Input = HandlerInput<typeof api.reports.accounting>

/** A line of the export: a balance of an account, or one side of a document. Below zero is debit. */
type Line = {
  document: string | null
  at: string
  type: 'opening' | 'closing' | EntryKind
  account: string
  amount: number
  customer: string | null
  leg: PostedLeg | null
}

/**
 * All entries of a month for bookkeeping: opening balances, every transaction as a numbered document, closing balances.
 * The closing balances add up the listed lines, so a file is right in itself at any time.
 */
export async function exportAccounting(db: Transactions, input: Input): Promise<Result<null>> {
  const { month } = input.params
  const { timeZone } = input.caller
  const { language } = input.request
  if (Date.parse(monthSpan(month, timeZone).since) > Date.now()) throw refuseField('month', 'outOfRange')
  await auditExport(db, input, 'accounting', { month })
  const content = streamCsv(language, columnsIn(language, timeZone), linesOf(db, month, timeZone))
  return { data: null, download: csvFile('accounting', month, content) }
}

const TRANSACTIONS_AT_ONCE = 1_000

async function* linesOf(db: Transactions, month: string, timeZone: string): AsyncGenerator<Line[]> {
  const { since, before } = monthSpan(month, timeZone)
  const { balances, range } = await db.snapshot(async (tx) => ({
    balances: await balancesBefore(tx, `${month}-01`, timeZone),
    range: await findRange(tx, { since, before }),
  }))
  yield balanceLines('opening', since, balances)
  let [number, after] = [0, 0]
  for (;;) {
    const from = after
    const { legs, names } = await db.snapshot(async (tx) => {
      const legs = await listRange(tx, range, { after: from, count: TRANSACTIONS_AT_ONCE })
      const ids = [...new Set(legs.flatMap((it) => it.customerId ?? []))].filter(isUuid)
      return { legs, names: await usernamesOf(tx, ids) }
    })
    const lines: Line[] = []
    for (const leg of legs) {
      if (leg.transactionId !== after) number++
      after = leg.transactionId
      balances.set(leg.account, (balances.get(leg.account) ?? 0) + leg.amount)
      const customer = leg.customerId && (names.get(leg.customerId) ?? leg.customerId)
      const document = `${month}-${String(number).padStart(6, '0')}`
      lines.push({ document, at: leg.at, type: leg.kind, account: leg.account, amount: leg.amount, customer, leg })
    }
    yield lines
    if (legs.length === 0) break
  }
  // An open month closes with its current balances.
  const now = new Date().toISOString()
  yield balanceLines('closing', Date.parse(before) > Date.parse(now) ? now : before, balances)
}

/** The balance of each account before a day, from summed and open days. */
async function balancesBefore(tx: Tx, day: string, timeZone: string): Promise<Map<string, number>> {
  const sums: Pick<FigureSum, 'account' | 'amount'>[] = await sumFiguresBefore(tx, day, timeZone)
  for (const open of (await openDays(tx, timeZone)).filter((it) => it < day))
    sums.push(...(await sumDayFigures(tx, periodSpan(open, open, timeZone))))
  const balances = new Map<string, number>()
  for (const { account, amount } of sums) balances.set(account, (balances.get(account) ?? 0) + amount)
  return balances
}

function balanceLines(type: 'opening' | 'closing', at: string, balances: ReadonlyMap<string, number>): Line[] {
  return [...balances]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([account, amount]) => ({ document: null, at, type, account, amount, customer: null, leg: null }))
}

function columnsIn(language: Language, timeZone: string): Column<Line>[] {
  const t = translator(language)
  const typeOf = ({ type }: Line) =>
    type === 'opening' || type === 'closing' ? t(`csv.${type}`) : t(`entryKinds.${type}`)
  const nameOf = ({ account }: Line) => {
    const key = accountKey(account)
    return key ? t(key) : account
  }
  return [
    [t('csv.documentNumber'), (it) => it.document],
    [t('csv.time', { zone: timeZone }), (it) => localTime(it.at, timeZone)],
    [t('csv.type'), typeOf],
    [t('csv.account'), nameOf],
    [t('csv.accountType'), (it) => t(accountTypeKey(it.account))],
    [t('csv.debitAmount'), (it) => (it.amount < 0 ? -it.amount : null)],
    [t('csv.creditAmount'), (it) => (it.amount > 0 ? it.amount : null)],
    [t('csv.customer'), (it) => it.customer],
    [t('csv.order'), (it) => it.leg?.orderCode ?? null],
    [t('csv.transferContent'), (it) => it.leg?.transferContent ?? null],
    [t('csv.note'), (it) => it.leg?.note ?? null],
    [t('csv.code'), (it) => it.leg?.code ?? null],
  ]
}
