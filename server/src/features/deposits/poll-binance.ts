import { type BinanceTransfer, readPayHistory } from '#outside/binance/pay-history.ts'
import { ExternalServiceError } from '#outside/fetch-json.ts'
import type { Transactions } from '#platform/http/route.ts'
import type { Log } from '#platform/log.ts'
import { type DepositDependencies, isBinanceOn } from './dependencies.ts'
import { noteFeedProblem, noteFeedRead, takeTurn } from './feed-queries.ts'
import { receiveTransfers } from './receive-transfers.ts'
import type { IncomingTransfer } from './transfer-queries.ts'

export const BINANCE_POLL_SECONDS = 10
const OVERLAP_MS = 15 * 60_000
const FIRST_LOOK_MS = 24 * 3_600_000
const FARTHEST_LOOK_MS = 80 * 24 * 3_600_000

export type PollResult = 'asked' | 'not-our-turn' | 'off' | 'failed'

/**
 * Reads the Pay history since it was last read, with some overlap, and takes it into the inbox. At most one call in ten
 * seconds for everybody together; whatever goes wrong changes nothing but what the operator sees of it.
 */
export async function pollBinance(db: Transactions, deps: DepositDependencies, log: Log): Promise<PollResult> {
  if (!isBinanceOn(deps)) return 'off'
  const turn = await db.transaction((tx) => takeTurn(tx, 'binance', BINANCE_POLL_SECONDS))
  if (!turn) return 'not-our-turn'
  const now = Date.now()
  const since = Math.min(
    turn.readUntil ? Date.parse(turn.readUntil) - OVERLAP_MS : now - FIRST_LOOK_MS,
    now - OVERLAP_MS,
  )
  try {
    for await (const { transfers, until } of readPayHistory(
      deps.binance,
      new Date(Math.max(since, now - FARTHEST_LOOK_MS)),
      new Date(now),
    ))
      await db.transaction(async (tx) => {
        await receiveTransfers(tx, transfers.map(incoming))
        await noteFeedRead(tx, 'binance', until)
      })
    return 'asked'
  } catch (problem) {
    await db.transaction((tx) => noteFeedProblem(tx, 'binance', (problem as Error).message))
    if (!(problem instanceof ExternalServiceError)) throw problem
    log.warn({ problem: problem.message }, 'Binance could not be asked')
    return 'failed'
  }
}

function incoming(it: BinanceTransfer): IncomingTransfer {
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
