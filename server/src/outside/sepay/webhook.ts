import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import { isSameSecret } from '#platform/crypto.ts'
import { BankText, type BankTransfer, MAX_DONG, parseVietnamTime } from '../bank-transfer.ts'
import type { ReadRows } from '../outside-text.ts'

const MAX_DRIFT_SECONDS = 300

const Notice = z.object({
  id: z.int().check(z.gte(1)),
  gateway: BankText,
  transactionDate: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
  accountNumber: BankText,
  content: BankText,
  transferType: z.enum(['in', 'out']),
  transferAmount: z.int().check(z.gte(0), z.lt(MAX_DONG)),
  referenceCode: z.optional(z.nullable(BankText)),
})

/** Whether SePay sent this: checks its API key, or a fresh signature over the exact bytes. */
export function isFromSepay(
  headers: IncomingHttpHeaders,
  body: Buffer,
  { apiKey, secret }: { apiKey: string; secret: string },
  now = Date.now(),
): boolean {
  if (apiKey && isSameSecret(headers.authorization, `Apikey ${apiKey}`)) return true
  const timestamp = String(headers['x-sepay-timestamp'] ?? '')
  if (!secret || !/^\d{1,12}$/.test(timestamp)) return false
  const isFresh = Math.abs(now / 1000 - Number(timestamp)) <= MAX_DRIFT_SECONDS
  return isFresh && isSameSecret(String(headers['x-sepay-signature'] ?? ''), signSepay(secret, timestamp, body))
}

export function signSepay(secret: string, timestamp: string, body: Buffer | string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`
}

/** Reads a notice; throws on anything else. */
export function readSepay(body: Buffer): ReadRows<BankTransfer> {
  const it = z.parse(Notice, JSON.parse(body.toString('utf8')))
  const transfer = {
    externalId: String(it.id),
    bankReference: it.referenceCode ?? '',
    accountNumber: it.accountNumber,
    amount: it.transferType === 'in' ? it.transferAmount : -it.transferAmount,
    content: it.content,
    sender: it.gateway,
    happenedAt: parseVietnamTime(it.transactionDate),
  }
  return { rows: [transfer], odd: null }
}
