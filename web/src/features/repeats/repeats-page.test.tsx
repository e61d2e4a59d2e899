import assert from 'node:assert/strict'
import { test } from 'node:test'
import { repeats } from '@runmart/contract/repeats'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { endedPlan, repeatPlan } from '#test/repeat-samples.ts'
import { customer, listPage } from '#test/samples.ts'
import RepeatsPage from './repeats-page.tsx'

const show = () => renderScreen(<RepeatsPage />, { user: customer, path: '/orders/repeats' })

test('plans are listed with their next date and a way to stop, those that are over with the reason', async () => {
  const waiting = { ...repeatPlan, id: 'a3', problem: 'sold-out' as const, mostEach: null, times: null }
  fakeApi.answer(repeats.list, listPage([repeatPlan, waiting, endedPlan('price')]))
  const { screen, t } = await show()
  const list = await screen.findByRole('list', { name: t('repeats.title') })
  const rows = [...list.children].map((it) => it.textContent ?? '')
  assert.match(rows[0] ?? '', new RegExp(t('repeats.orderedOf', { count: 2, times: 5 })))
  assert.match(rows[1] ?? '', new RegExp(t('repeatReasons.sold-out')))
  assert.match(rows[2] ?? '', new RegExp(t('repeatReasons.price')))
  assert.equal(screen.getAllByRole('button', { name: /Stop/ }).length, 2)
})

test('without any it says how to begin', async () => {
  fakeApi.answer(repeats.list, listPage([]))
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('repeats.empty')))
})

test('a refusal is shown', async () => {
  fakeApi.refuse(repeats.list, 'FORBIDDEN', 'Not for you.')
  const { screen } = await show()
  assert.ok(await screen.findByText(/Not for you/))
})
