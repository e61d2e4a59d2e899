import { cutText } from './outside-text.ts'

/** Memos and names, as long as they are kept. */
export const BankText = cutText(1_000)
/** More dong than there are. */
export const MAX_DONG = 1e15

/** A bank transfer as any feed reports it. */
export type BankTransfer = {
  externalId: string
  bankReference: string
  accountNumber: string
  /** Whole dong; negative for money that left. */
  amount: number
  content: string
  /** The bank or the person, as the feed calls them. */
  sender: string
  /** The account it was paid from, where the feed knows it. */
  payer?: string
  happenedAt: Date
}

/** Parses the local time of Vietnamese banks, which write no zone: seven hours ahead of UTC all year. Throws when it is no time. */
export function parseVietnamTime(text: string): Date {
  const iso = text.trim().replace(' ', 'T')
  const time = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}+07:00`)
  // A year that no transfer is of may be one that no database holds.
  if (!(time >= new Date('2000') && time < new Date('3000'))) throw new Error(`not a time: ${text.slice(0, 40)}`)
  return time
}

/** The same the other way: `2026-11-15 14:02:37`. */
export function formatVietnamTime(time: Date): string {
  return new Date(time.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
