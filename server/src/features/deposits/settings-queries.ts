import type { DepositSettings } from '@runmart/contract/deposits'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type StoredSettings = DepositSettings & { updatedAt: string }

export function getSettings(tx: Tx): Promise<StoredSettings> {
  return tx.get<StoredSettings>(sql`
    select bank_bin as "bankBin", bank_account_number as "bankAccountNumber", bank_account_name as "bankAccountName",
      binance_id as "binanceId", binance_owner as "binanceOwner", trim_scale(exchange_rate)::text as "exchangeRate",
      min_deposit as "minDeposit", updated_at as "updatedAt"
    from deposits.settings`)
}

export async function updateSettings(tx: Tx, it: DepositSettings): Promise<void> {
  await tx.run(sql`
    update deposits.settings set bank_bin = ${it.bankBin}, bank_account_number = ${it.bankAccountNumber},
      bank_account_name = ${it.bankAccountName}, binance_id = ${it.binanceId}, binance_owner = ${it.binanceOwner},
      exchange_rate = ${it.exchangeRate}, min_deposit = ${it.minDeposit}, updated_at = now()`)
}
