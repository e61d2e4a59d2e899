import type { api } from '@runmart/contract'
import type { DepositSettings } from '@runmart/contract/deposits'
import { banks } from '@runmart/contract/deposits-banks'
import type { Saved } from '@runmart/contract/settings'
import { usernamesOf } from '#features/accounts/index.ts'
import { changeSettings, showSettings } from '#features/settings/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { refuseField } from '#platform/refusal.ts'
import { depositSettings, getSettings, updateSettings } from './settings-queries.ts'
import { mailStaff, type SettingsChange } from './staff-mails.ts'

export async function showDepositSettings(tx: Tx): Promise<Result<Saved<DepositSettings>>> {
  return { data: await showSettings(tx, depositSettings) }
}

/**
 * Changes where customers send money and what a USDT is worth, with before and after in the audit log and in a mail to every
 * owner.
 */
export async function saveSettings(
  tx: Tx,
  input: HandlerInput<typeof api.deposits.saveSettings>,
): Promise<Result<Saved<DepositSettings>>> {
  const { body, caller } = input
  if (Boolean(body.bankBin) !== Boolean(body.bankAccountNumber)) throw refuseField('bankAccountNumber', 'required')
  if (Number(body.exchangeRate) <= 0) throw refuseField('exchangeRate', 'outOfRange')
  const { before, after } = await changeSettings(tx, depositSettings, input)
  const changes = changedDestinations(before, after)
  if (changes.length > 0) {
    const by = (await usernamesOf(tx, [caller.userId])).get(caller.userId) ?? ''
    await mailStaff(tx, 'owner', { kind: 'settingsChanged', by, at: new Date().toISOString(), changes })
  }
  return { data: await showSettings(tx, depositSettings), notice: 'messages.settingsSaved' }
}

/** What leads money elsewhere or makes it worth more, as the settings page shows it. */
function changedDestinations(before: DepositSettings, after: DepositSettings): SettingsChange[] {
  const show = (it: DepositSettings) => ({
    bank: banks[it.bankBin] ?? it.bankBin,
    accountNumber: it.bankAccountNumber,
    accountName: it.bankAccountName,
    binanceId: it.binanceId,
    binanceOwner: it.binanceOwner,
    exchangeRate: it.exchangeRate.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''),
  })
  const [was, is] = [show(before), show(after)]
  const fields = Object.keys(was) as SettingsChange['field'][]
  return fields
    .filter((field) => was[field] !== is[field])
    .map((field) => ({ field, before: was[field], after: is[field] }))
}

/** Gives a demo shop a bank account and a Binance ID; what an operator has set is left alone. */
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
