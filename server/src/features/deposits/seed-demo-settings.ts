import type { Tx } from '#platform/db/tx.ts'
import { getSettings, updateSettings } from './settings-queries.ts'

/** Gives a demo shop a bank account and a Binance ID to show; an operator's own are left alone. */
export async function seedDemoSettings(tx: Tx): Promise<void> {
  const { updatedAt: _, ...settings } = await getSettings(tx)
  if (settings.bankAccountNumber || settings.binanceId) return
  await updateSettings(tx, {
    ...settings,
    bankBin: '970436',
    bankAccountNumber: '1023020330000',
    bankAccountName: 'RUNMART DEMO',
    binanceId: '712345672',
    binanceOwner: 'Runmart Demo',
    exchangeRate: '26125.5',
  })
}
