import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import { isSameSecret } from '#platform/crypto.ts'
import { type BankTransfer, parseVietnamTime } from '../bank-transfer.ts'

const MAX_DRIFT_MS = 300_000

const OldNotice = z.object({
  error: z.literal(0),
  data: z.array(
    z.object({
      id: z.int(),
      tid: z.string(),
      description: z.string(),
      amount: z.int(),
      when: z.string(),
      subAccId: z.optional(z.nullable(z.string())),
      bank_sub_acc_id: z.optional(z.nullable(z.string())),
    }),
  ),
})

const Notice = z.object({
  error: z.literal(0),
  data: z.object({
    id: z.int(),
    reference: z.string(),
    description: z.string(),
    amount: z.int(),
    transactionDateTime: z.string(),
    accountNumber: z.string(),
    counterAccountName: z.optional(z.nullable(z.string())),
    counterAccountNumber: z.optional(z.nullable(z.string())),
  }),
})

/** Whether Casso sent this: by the token of its older generation, or by a signature of its newer one. */
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

/** Reads a notice of either generation; throws when it is neither. */
export function readCasso(body: Buffer): BankTransfer[] {
  const json: unknown = JSON.parse(body.toString('utf8'))
  const old = z.safeParse(OldNotice, json)
  if (old.success)
    return old.data.data.map((it) => ({
      externalId: String(it.id),
      bankReference: it.tid,
      accountNumber: it.subAccId || it.bank_sub_acc_id || '',
      amount: it.amount,
      content: it.description,
      sender: '',
      happenedAt: parseVietnamTime(it.when),
    }))
  const { data: it } = z.parse(Notice, json)
  return [
    {
      externalId: String(it.id),
      bankReference: it.reference,
      accountNumber: it.accountNumber,
      amount: it.amount,
      content: it.description,
      sender: it.counterAccountName ?? '',
      payer: it.counterAccountNumber ?? '',
      happenedAt: parseVietnamTime(it.transactionDateTime),
    },
  ]
}
