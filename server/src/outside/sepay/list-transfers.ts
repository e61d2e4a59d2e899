import * as z from 'zod/mini'
import { type BankTransfer, formatVietnamTime, parseVietnamTime } from '../bank-transfer.ts'
import { fetchJson, unexpectedAnswer } from '../fetch-json.ts'

const Money = z.string().check(z.regex(/^\d{1,15}\.\d{2}$/))
const Answer = z.object({
  status: z.literal(200),
  transactions: z.array(
    z.object({
      id: z.string().check(z.regex(/^\d+$/)),
      bank_brand_name: z.string(),
      account_number: z.string(),
      transaction_date: z.string(),
      amount_in: Money,
      amount_out: Money,
      transaction_content: z.string(),
      reference_number: z.nullable(z.string()),
    }),
  ),
})

export const MAX_LISTED = 5_000

/** The transfers SePay saw since a time: how a lost webhook is found. */
export async function listSepayTransfers(
  settings: { apiToken: string; apiUrl: string },
  since: Date,
): Promise<BankTransfer[]> {
  const from = formatVietnamTime(since)
  const url = `${settings.apiUrl}/userapi/transactions/list?${new URLSearchParams({ transaction_date_min: from, limit: String(MAX_LISTED) })}`
  const { status, body } = await fetchJson(url, { authorization: `Bearer ${settings.apiToken}` })
  const read = z.safeParse(Answer, body)
  if (status !== 200 || !read.success) throw unexpectedAnswer('SePay', status, body)
  return read.data.transactions.map((it) => ({
    externalId: it.id,
    bankReference: it.reference_number ?? '',
    accountNumber: it.account_number,
    amount: Math.trunc(Number(it.amount_in)) - Math.trunc(Number(it.amount_out)),
    content: it.transaction_content,
    sender: it.bank_brand_name,
    happenedAt: parseVietnamTime(it.transaction_date),
  }))
}
