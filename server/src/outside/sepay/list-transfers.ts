import * as z from 'zod/mini'
import { BankText, type BankTransfer, formatVietnamTime, parseVietnamTime } from '../bank-transfer.ts'
import { fetchJson, unexpectedAnswer } from '../fetch-json.ts'
import { type ReadRows, readRows } from '../outside-text.ts'

const Money = z.string().check(z.regex(/^\d{1,15}\.\d{2}$/))
const Answer = z.object({ status: z.literal(200), transactions: z.array(z.unknown()) })
const Row = z.object({
  id: z.string().check(z.regex(/^\d{1,30}$/)),
  bank_brand_name: BankText,
  account_number: BankText,
  transaction_date: z.string(),
  amount_in: Money,
  amount_out: Money,
  transaction_content: BankText,
  reference_number: z.nullable(BankText),
})

export const MAX_LISTED = 5_000

/** SePay's transfers since a time; finds transfers whose webhook was lost. */
export async function listSepayTransfers(
  settings: { apiToken: string; apiUrl: string },
  since: Date,
): Promise<ReadRows<BankTransfer>> {
  const from = formatVietnamTime(since)
  const url = `${settings.apiUrl}/userapi/transactions/list?${new URLSearchParams({ transaction_date_min: from, limit: String(MAX_LISTED) })}`
  const { status, body } = await fetchJson(url, { authorization: `Bearer ${settings.apiToken}` })
  const answer = z.safeParse(Answer, body)
  if (status !== 200 || !answer.success) throw unexpectedAnswer('SePay', status, body)
  const read = readRows(answer.data.transactions, readRow)
  if (read.odd !== null && read.rows.length === 0) throw unexpectedAnswer('SePay', status, body)
  return read
}

function readRow(row: unknown): BankTransfer {
  const it = z.parse(Row, row)
  return {
    externalId: it.id,
    bankReference: it.reference_number ?? '',
    accountNumber: it.account_number,
    amount: Math.trunc(Number(it.amount_in)) - Math.trunc(Number(it.amount_out)),
    content: it.transaction_content,
    sender: it.bank_brand_name,
    happenedAt: parseVietnamTime(it.transaction_date),
  }
}
