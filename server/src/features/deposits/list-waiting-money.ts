import type { FeedHealth } from '@runmart/contract/deposits-transfers'
import { MOST_COUNTED } from '@runmart/contract/today'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Shop } from '#platform/shop.ts'
import { listFeedHealth } from './feed-health.ts'

/** Money that waits; `subject` tells it from other that does. */
export type WaitingMoney = { subject: string; currency: 'VND' | 'USDT'; amount: string }

/** Transfers of the last two days that nobody is credited with. */
export function listUnmatched(tx: Tx): Promise<WaitingMoney[]> {
  return tx.all(sql`
    select id::text as subject, currency, trim_scale(amount)::text as amount from deposits.transfers
    where status = 'unmatched' and received_at > now() - interval '2 days'
    order by received_at desc limit ${MOST_COUNTED}`)
}

/**
 * Claims of the last two days that wait: of bank transfers, and of Binance transfers that are large or in doubt. A doubt that
 * comes later makes another subject of it.
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

/** One call that fails is no silence: they are asked every five minutes. */
const SILENT_MS = 10 * 60_000

/** Feeds that are ill and have told nothing for some time. */
export async function listSilentFeeds(tx: Tx, shop: Shop): Promise<FeedHealth['feed'][]> {
  const isSilent = (at: string | null) => at === null || Date.parse(at) < Date.now() - SILENT_MS
  return (await listFeedHealth(tx, shop))
    .filter((it) => it.isIll && isSilent(it.lastOkAt ?? it.lastProblemAt))
    .map((it) => it.feed)
}
