import { WRONG_CONTENT_FEE_PERCENT } from '@runmart/contract/deposits'
import { percentOf, toDong } from '@runmart/contract/deposits-exchange'
import { customerAccount, house, post } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { notify } from '#platform/notify.ts'
import { Refusal } from '#platform/refusal.ts'
import { stopRipening } from './claim-queries.ts'
import { creditReference } from './reversal-queries.ts'
import { getSettings } from './settings-queries.ts'
import { markCredited, type StoredTransfer } from './transfer-queries.ts'

/** Credits a locked transfer: what really arrived, at the rate of this moment, once for ever. */
export async function creditTransfer(
  tx: Tx,
  transfer: StoredTransfer,
  customerId: string,
  how: { rightContent: boolean; note?: string; isClaimed?: true },
): Promise<void> {
  const isCrypto = transfer.currency === 'USDT'
  const { exchangeRate } = await getSettings(tx)
  const arrived = isCrypto ? toDong(transfer.amount, exchangeRate) : Number(transfer.amount)
  if (arrived === 0) throw new Refusal('CONFLICT')
  const fee = isCrypto && !how.rightContent ? percentOf(arrived, WRONG_CONTENT_FEE_PERCENT) : 0
  const credited = arrived - fee
  const inflow = isCrypto ? house.binance : house.bank
  const reference = creditReference(transfer)
  const posted = await post(tx, {
    kind: isCrypto ? 'crypto_deposit' : 'bank_deposit',
    reference,
    details: {
      transferContent: transfer.content,
      ...(isCrypto && { exchangeRate, originalAmount: transfer.amount, originalCurrency: transfer.currency }),
      ...(fee && { description: `-${WRONG_CONTENT_FEE_PERCENT}%` }),
    },
    legs: { [inflow]: -arrived, [customerAccount(customerId)]: credited, ...(fee && { [house.fees]: fee }) },
  })
  if (!posted) throw new Error(`${reference} was credited before`)
  await markCredited(tx, transfer.id, customerId, credited, how)
  // What happens to it later must not let an old claim ripen.
  if (isCrypto) await stopRipening(tx, transfer.id)
  publishEvent(tx, customerId, { kind: 'deposit-credited', amount: credited })
  notify(tx, customerId, { kind: 'deposit-credited', amount: credited }, reference)
}
