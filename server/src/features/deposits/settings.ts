import { randomUUID } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { PaymentChange } from '@runmart/contract/alerts'
import { banks } from '@runmart/contract/deposits-banks'
import { addAmounts } from '@runmart/contract/deposits-exchange'
import type { DepositSettings } from '@runmart/contract/deposits-operator'
import type { Saved } from '@runmart/contract/settings'
import { usernamesOf } from '#features/accounts/index.ts'
import { changeSettings, showSettings } from '#features/settings/index.ts'
import { alertStaff } from '#platform/alert-staff.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { refuseField } from '#platform/refusal.ts'
import { depositSettings, getSettings, updateSettings } from './settings-queries.ts'

export async function showDepositSettings(tx: Tx): Promise<Result<Saved<DepositSettings>>> {
  return { data: await showSettings(tx, depositSettings) }
}

/**
 * Changes the shop's accounts and the rate of USDT. Writes old and new values to the audit log and alerts every owner.
 */
export async function saveSettings(
  tx: Tx,
  input: HandlerInput<typeof api.depositsOperator.saveSettings>,
): Promise<Result<Saved<DepositSettings>>> {
  const { body, caller } = input
  if (Boolean(body.bankBin) !== Boolean(body.bankAccountNumber)) throw refuseField('bankAccountNumber', 'required')
  if (Number(body.exchangeRate) <= 0) throw refuseField('exchangeRate', 'aboveZero')
  const { before, after } = await changeSettings(tx, depositSettings, input)
  const changes = changedDestinations(before, after)
  if (changes.length > 0) {
    const by = (await usernamesOf(tx, [caller.userId])).get(caller.userId) ?? ''
    const alert = { kind: 'payment-settings' as const, by, at: new Date().toISOString(), changes }
    alertStaff(tx, { alert, key: `payment-settings ${randomUUID()}` })
  }
  return { data: await showSettings(tx, depositSettings), notice: 'messages.settingsSaved' }
}

/** The changes that redirect money or raise its value, as the settings page shows them. */
function changedDestinations(before: DepositSettings, after: DepositSettings): PaymentChange[] {
  const show = (it: DepositSettings) => ({
    bank: banks[it.bankBin] ?? it.bankBin,
    accountNumber: it.bankAccountNumber,
    accountName: it.bankAccountName,
    binanceId: it.binanceId,
    binanceOwner: it.binanceOwner,
    exchangeRate: addAmounts([it.exchangeRate]),
  })
  const [was, is] = [show(before), show(after)]
  const fields = Object.keys(was) as PaymentChange['field'][]
  return fields
    .filter((field) => was[field] !== is[field])
    .map((field) => ({ field, before: was[field], after: is[field] }))
}

/** Gives a demo shop a bank account and a Binance ID; keeps an operator's settings. */
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
