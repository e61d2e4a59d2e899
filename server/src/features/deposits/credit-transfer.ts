import { percentOf, toDong } from '@runmart/contract/deposits-exchange'
import type { DepositSettings } from '@runmart/contract/deposits-operator'
import { customerAccount, house, type Posting, postMany } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { publishEvents } from '#platform/live/publish-event.ts'
import { notifyMany } from '#platform/notify.ts'
import { Refusal } from '#platform/refusal.ts'
import { type ClaimDecision, settleBankClaims } from './bank-claim-queries.ts'
import { stopRipening } from './claim-queries.ts'
import { creditReference } from './reversal-queries.ts'
import { getSettings } from './settings-queries.ts'
import { markCredited } from './settle-queries.ts'
import type { StoredTransfer } from './transfer-queries.ts'

type How = { rightContent: boolean; note?: string; isClaimed?: true }
export type Credit = How & { transfer: StoredTransfer; customerId: string }

/**
 * Credits a locked transfer once: the received amount at the current rate and deduction. Settles its claims with the
 * given decision.
 */
export function creditTransfer(
  tx: Tx,
  transfer: StoredTransfer,
  customerId: string,
  how: How,
  decision: ClaimDecision | null = null,
): Promise<void> {
  return creditTransfers(tx, [{ ...how, transfer, customerId }], decision)
}

/** The current credit for this transfer with a wrong content. */
export async function worthOf(tx: Tx, transfer: StoredTransfer): Promise<number> {
  return toPosting({ transfer, customerId: '', rightContent: false }, await getSettings(tx)).credited
}

/** Credits many transfers: all of them, or none. */
export async function creditTransfers(
  tx: Tx,
  credits: readonly Credit[],
  decision: ClaimDecision | null = null,
): Promise<void> {
  if (credits.length === 0) return
  const settings = await getSettings(tx)
  const done = credits.map((it) => ({ ...it, ...toPosting(it, settings) }))
  const posted = await postMany(
    tx,
    done.map((it) => it.posting),
  )
  for (const [index, { posting }] of done.entries())
    if (!posted[index]) throw new Error(`${posting.reference} was credited before`)
  await markCredited(
    tx,
    done.map(({ transfer, customerId, credited, note = '', isClaimed }) => ({
      ...{ id: transfer.id, customerId, credited, note },
      reason: isClaimed ? 'claimed' : null,
    })),
  )
  await settleBankClaims(
    tx,
    credits.filter(({ transfer }) => !isCrypto(transfer)).map(({ transfer }) => transfer.id),
    decision,
  )
  // Later changes of the transfer must not let an old claim ripen.
  const crypto = credits.filter(({ transfer }) => isCrypto(transfer))
  if (crypto.length > 0)
    await stopRipening(
      tx,
      crypto.map(({ transfer }) => transfer.id),
    )
  const amounts = new Map<string, number>()
  for (const it of done) amounts.set(it.customerId, (amounts.get(it.customerId) ?? 0) + it.credited)
  // Open pages reload the balance: one event per customer is enough for the whole batch.
  publishEvents(
    tx,
    [...amounts].map(([userId, amount]) => ({ userId, event: { kind: 'deposit-credited', amount } })),
  )
  notifyMany(
    tx,
    done.map(({ customerId, credited, posting }) => ({
      userId: customerId,
      news: { kind: 'deposit-credited', amount: credited },
      key: posting.reference,
    })),
  )
}

function toPosting(
  { transfer, customerId, rightContent }: Credit,
  { exchangeRate, wrongContentPercent }: DepositSettings,
): { credited: number; posting: Posting } {
  const ofBinance = isCrypto(transfer)
  const arrived = ofBinance ? toDong(transfer.amount, exchangeRate) : Number(transfer.amount)
  if (arrived === 0) throw new Refusal('CONFLICT')
  const fee = ofBinance && !rightContent ? percentOf(arrived, wrongContentPercent) : 0
  const credited = arrived - fee
  const inflow = ofBinance ? house.binance : house.bank
  const posting = {
    kind: ofBinance ? 'crypto_deposit' : 'bank_deposit',
    reference: creditReference(transfer),
    details: {
      transferContent: transfer.content,
      ...(ofBinance && { exchangeRate, originalAmount: transfer.amount, originalCurrency: transfer.currency }),
      ...(fee && { description: `-${wrongContentPercent}%` }),
    },
    legs: { [inflow]: -arrived, [customerAccount(customerId)]: credited, ...(fee && { [house.fees]: fee }) },
  }
  return { credited, posting }
}

const isCrypto = ({ currency }: StoredTransfer) => currency === 'USDT'
