import type { FeedHealth } from '@runmart/contract/deposits-transfers'
import { MOST_COUNTED } from '@runmart/contract/today'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Shop } from '#platform/shop.ts'
import { listFeedHealth } from './feed-health.ts'

/** Waiting money; `subject` identifies it. */
export type WaitingMoney = { subject: string; currency: 'VND' | 'USDT'; amount: string }

/** Unmatched transfers of the last two days. */
export function listUnmatched(tx: Tx): Promise<WaitingMoney[]> {
  return tx.all(sql`
    select id::text as subject, currency, trim_scale(amount)::text as amount from deposits.transfers
    where status = 'unmatched' and received_at > now() - interval '2 days'
    order by received_at desc limit ${MOST_COUNTED}`)
}

/**
 * Waiting claims of the last two days: of bank transfers, and of large or doubtful Binance transfers. A later doubt
 * changes the subject, so that it causes another alert.
 */
export function listRecentClaims(tx: Tx): Promise<(WaitingMoney & { ripensAt: string | null })[]> {
  return tx.all(sql`
    (select id::text as subject, 'VND' as currency, amount::text as amount, null::timestamptz as "ripensAt"
      from deposits.bank_claims where status = 'waiting' and claimed_at > now() - interval '2 days'
      order by claimed_at desc limit ${MOST_COUNTED})
    union all
    (select concat_ws(' ', transfer_id, c.customer_id, doubt), 'USDT', trim_scale(t.amount)::text, ripens_at
      from deposits.claims c join deposits.transfers t on t.id = c.transfer_id
      where claimed_at > now() - interval '2 days' and t.status = 'unmatched'
        and (doubt is not null or ripens_at is not null)
      order by claimed_at desc limit ${MOST_COUNTED})`)
}

/** A single failed call is no silence: the job polls every five minutes. */
const SILENT_MS = 10 * 60_000

/** Ill feeds without contact for some time. */
export async function listSilentFeeds(tx: Tx, shop: Shop): Promise<FeedHealth['feed'][]> {
  const isSilent = (at: string | null) => at === null || Date.parse(at) < Date.now() - SILENT_MS
  return (await listFeedHealth(tx, shop))
    .filter((it) => it.isIll && isSilent(it.lastOkAt ?? it.lastProblemAt))
    .map((it) => it.feed)
}
