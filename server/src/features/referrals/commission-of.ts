import { shareOf } from '@runmart/contract/money'

type Paid = { total: number; refunded: number }

/** The referrer's share of the customer's real payment: the price less refunds and gifts. */
export function commissionOf({ total, refunded }: Paid, it: { percent: number; giftPart: number }): number {
  return shareOf(Math.max(0, total - refunded - it.giftPart), it.percent, 100)
}
