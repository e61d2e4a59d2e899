import type { DepositSettings } from '@runmart/contract/deposits-operator'
import type { SettingsSection } from '#features/settings/index.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Shop } from '#platform/shop.ts'
import { isBinanceOn } from './binance-access.ts'

const settings = query
  .selectFrom('deposits.settings')
  .select([
    'bankBin',
    'bankAccountNumber',
    'bankAccountName',
    'binanceId',
    'binanceOwner',
    'minDeposit',
    'wrongContentPercent',
    'noticeLimit',
  ])
  .select(sql<string>`trim_scale(exchange_rate)::text`.as('exchangeRate'))

/** The settings with the time of their last change. */
export function getSettings(tx: Tx): Promise<DepositSettings & { updatedAt: string }> {
  return tx.get(settings.select('updatedAt'))
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
      wrongContentPercent: it.wrongContentPercent,
      noticeLimit: it.noticeLimit,
      updatedAt: sql<string>`now()`,
    }),
  )
}

/** The deposit facts on public pages: whether the shop offers Binance, and the deduction for a wrong content. */
export type DepositFigures = { binance: boolean; wrongContentPercent: number }

export async function getDepositFigures(reader: Reader, shop: Pick<Shop, 'binance'>): Promise<DepositFigures> {
  const statement = query.selectFrom('deposits.settings').select(['binanceId', 'wrongContentPercent'])
  const { binanceId, wrongContentPercent } = await reader.get(statement)
  return { binance: Boolean(binanceId) && isBinanceOn(shop), wrongContentPercent }
}

/** The shop's accounts for deposits and the rate of USDT. */
export const depositSettings: SettingsSection<DepositSettings> = {
  action: 'deposits.settings',
  get: (tx) => tx.get(settings.select('version')),
  lock: (tx) => tx.get(settings.select('version').forUpdate()),
  update: updateSettings,
}
