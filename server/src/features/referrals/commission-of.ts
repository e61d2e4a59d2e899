import { shareOf } from '@runmart/contract/money'

type Paid = { total: number; refunded: number }

/** The referrer's share of what a customer really paid for an order: less what went back, and less what was a gift. */
export function commissionOf({ total, refunded }: Paid, it: { percent: number; giftPart: number }): number {
  return shareOf(Math.max(0, total - refunded - it.giftPart), it.percent, 100)
}
