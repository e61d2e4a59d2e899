import type { api } from '@runmart/contract'
import type { DepositSettings } from '@runmart/contract/deposits'
import { banks } from '@runmart/contract/deposits-banks'
import { usernamesOf } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Notice, Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { refuseField } from '#platform/refusal.ts'
import { getSettings, lockSettings, updateSettings } from './settings-queries.ts'
import { mailStaff, type SettingsChange } from './staff-mails.ts'

type SettingsView = { settings: DepositSettings; updatedAt: string }

export async function getSettingsView(tx: Tx, notice?: Notice): Promise<Result<SettingsView>> {
  const { updatedAt, ...settings } = await getSettings(tx)
  return { data: { settings, updatedAt }, ...(notice && { notice }) }
}

/**
 * Changes where customers send money and what a USDT is worth, with before and after in the audit log and in a mail to every
 * owner.
 */
export async function saveSettings(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.deposits.saveSettings>,
): Promise<Result<SettingsView>> {
  if (Boolean(body.bankBin) !== Boolean(body.bankAccountNumber)) throw refuseField('bankAccountNumber', 'required')
  if (Number(body.exchangeRate) <= 0) throw refuseField('exchangeRate', 'outOfRange')
  const before = await lockSettings(tx)
  await updateSettings(tx, body)
  const changes = changedDestinations(before, body)
  if (changes.length > 0) {
    const by = (await usernamesOf(tx, [caller.userId])).get(caller.userId) ?? ''
    await mailStaff(tx, 'owner', { kind: 'settingsChanged', by, at: new Date().toISOString(), changes })
  }
  const details = { before, after: body }
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'deposits.settings',
    subject: 'settings',
    details,
  })
  return getSettingsView(tx, 'messages.settingsSaved')
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
