import type { api } from '@runmart/contract'
import type { Transaction } from '@runmart/contract/ledger'
import { findTotals, transactionsSince } from '#features/ledger/index.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { nextTurnAt } from './feed-queries.ts'
import { matchTransfer } from './match-transfer.ts'
import { BINANCE_POLL_SECONDS, pollBinance } from './poll-binance.ts'
import { newTransfers } from './settle-queries.ts'

const RECENT_SECONDS = 300

type Checked = { credited: Transaction[]; balance: number; nextCheckAt: string }

/** Polls Binance at once and returns the caller's new credits. */
export async function checkCrypto(
  db: Transactions,
  { caller, request }: HandlerInput<typeof api.deposits.checkCrypto>,
  shop: Shop,
): Promise<Result<Checked>> {
  const result = await pollBinance(db, shop, request.log)
  if (result === 'off') throw new Refusal('NOT_CONFIGURED')
  if (result === 'failed') throw new Refusal('UNAVAILABLE', { retryAfterSeconds: BINANCE_POLL_SECONDS })
  for (const id of await db.transaction((tx) => newTransfers(tx, 'binance')))
    await db.transaction((tx) => matchTransfer(tx, id))
  return db.transaction(async (tx) => ({
    data: {
      credited: await transactionsSince(tx, caller.userId, 'crypto_deposit', RECENT_SECONDS),
      balance: (await findTotals(tx, caller.userId)).balance,
      nextCheckAt: await nextTurnAt(tx, 'binance', BINANCE_POLL_SECONDS),
    },
  }))
}
