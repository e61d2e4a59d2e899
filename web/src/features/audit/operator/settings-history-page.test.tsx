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
  assert.ok(screen.getByText('100000'))
  assert.ok(screen.getByText('200000'))
  assert.ok(screen.getAllByText(t('auditActions.payouts_settings')).length)
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
