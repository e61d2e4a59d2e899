import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drips } from '@runmart/contract/drips'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { drip } from '#test/repeat-samples.ts'
import { customer, listPage } from '#test/samples.ts'
import DripsPage from './drips-page.tsx'

const show = () => renderScreen(<DripsPage />, { user: customer, path: '/orders/spread' })

test('spreads are listed with their next run and a way to stop; those that are over without', async () => {
  const stopped = { ...drip, id: 'd2', nextAt: null, stopRefund: null, stoppedAt: drip.createdAt, refunded: 60_000 }
  fakeApi.answer(drips.list, listPage([drip, stopped]))
  const { screen, t } = await show()
  const list = await screen.findByRole('list', { name: t('drips.title') })
  const rows = [...list.children].map((it) => it.textContent ?? '')
  assert.match(rows[0] ?? '', /1 of 8 runs delivered · Time between runs: 90 minutes · Paid: 80,000/)
  assert.match(rows[1] ?? '', /Stopped.*Refunded: 60,000/)
  assert.equal(screen.getAllByRole('button', { name: /Stop/ }).length, 1)
})

test('without any it says how to begin', async () => {
  fakeApi.answer(drips.list, listPage([]))
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('drips.empty')))
})

test('a refusal is shown', async () => {
  fakeApi.refuse(drips.list, 'FORBIDDEN', 'Not for you.')
  const { screen } = await show()
  assert.ok(await screen.findByText(/Not for you/))
})
