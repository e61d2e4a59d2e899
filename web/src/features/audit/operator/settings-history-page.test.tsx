import assert from 'node:assert/strict'
import { test } from 'node:test'
import { audit, type SettingsChange } from '@runmart/contract/audit'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, operator } from '#test/samples.ts'
import SettingsHistoryPage from './settings-history-page.tsx'

const change: SettingsChange = {
  id: '7',
  at: '2026-11-16T08:00:00.000Z',
  operator: { id: 'one', username: 'khanh' },
  action: 'payouts.settings',
  subject: 'settings',
  changes: [{ name: 'minimum', before: '100000', after: '200000' }],
}

test('a change says who made it, what was before and what is now', async () => {
  fakeApi.answer(audit.settings, listPage([change]))
  const { screen, t } = await renderScreen(<SettingsHistoryPage />, { user: operator })
  assert.ok(await screen.findByText('khanh'))
  assert.ok(screen.getByText(t('operatorPayouts.minimum')))
  assert.ok(screen.getByText('100,000'))
  assert.ok(screen.getByText('200,000'))
  assert.ok(screen.getAllByText(t('auditActions.payouts_settings')).length)
})

test('a change reads in the words of its form; what this version does not know, as it is on record', async () => {
  const changes = [
    { name: 'bankBin', before: '970436', after: '970407' },
    { name: 'isOn', before: 'false', after: 'true' },
    { name: 'vi', before: null, after: 'Bảo trì' },
    { name: 'percent', before: null, after: '12' },
    { name: 'tier2Deposit', before: '25000000', after: '20000000' },
    { name: 'tier2Percent', before: '10', after: null },
    { name: 'later', before: '1000', after: '2000' },
  ]
  fakeApi.answer(audit.settings, listPage([{ ...change, action: 'deposits.settings', changes }]))
  const { screen, view, t } = await renderScreen(<SettingsHistoryPage />, { user: operator })
  await screen.findByText('khanh')
  const rows = [...view.container.querySelectorAll('dl > div')]
  assert.deepEqual(
    rows.map((it) => it.textContent),
    [
      `${t('operatorDepositSettings.bankName')}Vietcombank → Techcombank`,
      `${t('operatorMaintenance.title')}${t('operatorMaintenance.isOpen')} → ${t('operatorMaintenance.isClosed')}`,
      'Tiếng ViệtBảo trì',
      `${t('operatorReferrals.percentField')}${t('operatorReferrals.generalRate')} → 12`,
      `${t('operatorOrderSettings.tierDeposit', { nth: 2 })}25,000,000 → 20,000,000`,
      `${t('operatorOrderSettings.tierDiscount', { nth: 2 })}10 → –`,
      'later1000 → 2000',
    ],
  )
})

test('before any change the page says what will be here; one kind is asked for by the address', async () => {
  const calls = fakeApi.answer(audit.settings, listPage([]))
  const { screen, t } = await renderScreen(<SettingsHistoryPage />, {
    user: operator,
    path: '/?action=deposits.settings',
  })
  assert.ok(await screen.findByText(t('operatorAudit.noSettings')))
  assert.equal(calls[0]?.query?.action, 'deposits.settings')
})
