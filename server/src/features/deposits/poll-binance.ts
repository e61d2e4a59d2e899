import { type BinanceTransfer, readPayHistory } from '#outside/binance/pay-history.ts'
import { ExternalServiceError } from '#outside/fetch-json.ts'
import type { Transactions } from '#platform/http/route.ts'
import type { Log } from '#platform/log.ts'
import type { Shop } from '#platform/shop.ts'
import { binanceAccess, isBinanceOn } from './binance-access.ts'
import { claimTurn, saveFeedError, saveFeedRead, saveOddRow } from './feed-queries.ts'
import { receiveTransfers } from './receive-transfers.ts'
import type { IncomingTransfer } from './transfer-queries.ts'

export const BINANCE_POLL_SECONDS = 10
const OVERLAP_MS = 15 * 60_000
const FIRST_POLL_MS = 24 * 3_600_000
const MAX_SPAN_MS = 80 * 24 * 3_600_000

type PollResult = 'polled' | 'too-early' | 'off' | 'failed'

/**
 * Reads the Pay history since the last poll, with some overlap, into the inbox. All nodes together call at most once in
 * ten seconds. A failure only changes the health of the feed.
 */
export async function pollBinance(db: Transactions, shop: Shop, log: Log): Promise<PollResult> {
  if (!isBinanceOn(shop)) return 'off'
  const turn = await db.transaction((tx) => claimTurn(tx, 'binance', BINANCE_POLL_SECONDS))
  if (!turn) return 'too-early'
  const now = Date.now()
  const since = Math.min(
    turn.readUntil ? Date.parse(turn.readUntil) - OVERLAP_MS : now - FIRST_POLL_MS,
    now - OVERLAP_MS,
  )
  try {
    let firstOdd: string | null = null
    for await (const { transfers, odd, until } of readPayHistory(
      binanceAccess(shop),
      new Date(Math.max(since, now - MAX_SPAN_MS)),
      new Date(now),
    )) {
      firstOdd ??= odd
      await db.transaction(async (tx) => {
        await receiveTransfers(tx, transfers.map(toIncomingTransfer))
        await saveFeedRead(tx, 'binance', until)
        await saveOddRow(tx, 'binance', firstOdd)
      })
    }
    return 'polled'
  } catch (problem) {
    await db.transaction((tx) => saveFeedError(tx, 'binance', problem as Error))
    if (!(problem instanceof ExternalServiceError)) throw problem
    log.warn({ problem: problem.message }, 'Binance could not be polled')
    return 'failed'
  }
}

function toIncomingTransfer(it: BinanceTransfer): IncomingTransfer {
  return {
    feed: 'binance',
    externalId: it.transactionId,
    ...(it.orderId && { otherId: it.orderId }),
    currency: 'USDT',
    amount: it.amount,
    content: it.note,
    sender: it.payer,
    payer: it.payerId && `binance:${it.payerId}`,
    happenedAt: it.happenedAt,
  }
}
