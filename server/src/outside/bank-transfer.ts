import { cutText } from './outside-text.ts'

/** Memos and names, cut to the stored length. */
export const BankText = cutText(1_000)
/** More dong than exist. */
export const MAX_DONG = 1e15

export type BankTransfer = {
  externalId: string
  bankReference: string
  accountNumber: string
  /** Whole dong; negative for outgoing money. */
  amount: number
  content: string
  /** The bank or the person, as the feed names them. */
  sender: string
  /** The payer's account, if the feed reports it. */
  payer?: string
  happenedAt: Date
}

/** Parses the local time of Vietnamese banks, which write no zone: UTC+7 all year. Throws on an invalid time. */
export function parseVietnamTime(text: string): Date {
  const iso = text.trim().replace(' ', 'T')
  const time = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}+07:00`)
  // The database cannot store some years; no transfer has one outside this range.
  if (!(time >= new Date('2000') && time < new Date('3000'))) throw new Error(`not a time: ${text.slice(0, 40)}`)
  return time
}

/** The reverse: `2026-11-15 14:02:37`. */
export function formatVietnamTime(time: Date): string {
  return new Date(time.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
