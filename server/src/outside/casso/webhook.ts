import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import { isSameSecret } from '#platform/crypto.ts'
import { BankText, type BankTransfer, MAX_DONG, parseVietnamTime } from '../bank-transfer.ts'
import { type ReadRows, readRows } from '../outside-text.ts'

const MAX_DRIFT_MS = 300_000

const Amount = z.int().check(z.gt(-MAX_DONG), z.lt(MAX_DONG))
const OldNotice = z.object({ error: z.literal(0), data: z.array(z.unknown()) })
const OldTransfer = z.object({
  id: z.int(),
  tid: BankText,
  description: BankText,
  amount: Amount,
  when: z.string(),
  subAccId: z.optional(z.nullable(BankText)),
  bank_sub_acc_id: z.optional(z.nullable(BankText)),
})

const Notice = z.object({
  error: z.literal(0),
  data: z.object({
    id: z.int(),
    reference: BankText,
    description: BankText,
    amount: Amount,
    transactionDateTime: z.string(),
    accountNumber: BankText,
    counterAccountName: z.optional(z.nullable(BankText)),
    counterAccountNumber: z.optional(z.nullable(BankText)),
  }),
})

/** Whether Casso sent this: checks the token of its older generation, or the signature of its newer one. */
export function isFromCasso(
  headers: IncomingHttpHeaders,
  body: Buffer,
  { secureToken, key }: { secureToken: string; key: string },
  now = Date.now(),
): boolean {
  if (secureToken && isSameSecret(String(headers['secure-token'] ?? ''), secureToken)) return true
  const [, time, signature] = /^t=(\d{1,15}),v1=([0-9a-f]{128})$/.exec(String(headers['x-casso-signature'] ?? '')) ?? []
  if (!key || !time || Math.abs(now - Number(time)) > MAX_DRIFT_MS) return false
  try {
    return isSameSecret(signature, signCasso(key, time, JSON.parse(body.toString('utf8'))))
  } catch {
    return false
  }
}

/** Casso signs the body with its keys sorted at every level. */
export function signCasso(key: string, time: string, body: unknown): string {
  return createHmac('sha512', key)
    .update(`${time}.${JSON.stringify(sorted(body))}`)
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, it]) => [name, sorted(it)]),
  )
}

/** Reads a notice of either generation; throws on anything else. */
export function readCasso(body: Buffer): ReadRows<BankTransfer> {
  const json: unknown = JSON.parse(body.toString('utf8'))
  const old = z.safeParse(OldNotice, json)
  if (old.success) return readRows(old.data.data, readOldTransfer)
  const { data: it } = z.parse(Notice, json)
  const transfer = {
    externalId: String(it.id),
    bankReference: it.reference,
    accountNumber: it.accountNumber,
    amount: it.amount,
    content: it.description,
    sender: it.counterAccountName ?? '',
    payer: it.counterAccountNumber ?? '',
    happenedAt: parseVietnamTime(it.transactionDateTime),
  }
  return { rows: [transfer], odd: null }
}

function readOldTransfer(row: unknown): BankTransfer {
  const it = z.parse(OldTransfer, row)
  return {
    externalId: String(it.id),
    bankReference: it.tid,
    accountNumber: it.subAccId || it.bank_sub_acc_id || '',
    amount: it.amount,
    content: it.description,
    sender: '',
    happenedAt: parseVietnamTime(it.when),
  }
}
