import type { DepositSettings } from '@runmart/contract/deposits'
import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type StoredSettings = DepositSettings & { updatedAt: string }

const settings = query
  .selectFrom('deposits.settings')
  .select(['bankBin', 'bankAccountNumber', 'bankAccountName', 'binanceId', 'binanceOwner', 'minDeposit', 'updatedAt'])
  .select(sql<string>`trim_scale(exchange_rate)::text`.as('exchangeRate'))

export function getSettings(tx: Tx): Promise<StoredSettings> {
  return tx.get(settings)
}

/** The settings, locked: of two changes at once, the second starts from what the first left. */
export function lockSettings(tx: Tx): Promise<StoredSettings> {
  return tx.get(settings.forUpdate())
}

export async function updateSettings(tx: Tx, it: DepositSettings): Promise<void> {
  await tx.run(
    query.updateTable('deposits.settings').set({
      bankBin: it.bankBin,
      bankAccountNumber: it.bankAccountNumber,
      bankAccountName: it.bankAccountName,
      binanceId: it.binanceId,
      binanceOwner: it.binanceOwner,
      exchangeRate: it.exchangeRate,
      minDeposit: it.minDeposit,
      updatedAt: sql<string>`now()`,
    }),
  )
}
