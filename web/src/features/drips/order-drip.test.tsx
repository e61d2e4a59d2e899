import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drips } from '@runmart/contract/drips'
import { waitFor } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { drip, dripRuns } from '#test/repeat-samples.ts'
import { customer, pendingOrder } from '#test/samples.ts'
import { OrderDrip } from './order-drip.tsx'

const ofOrder = { drip, run: 2, runs: dripRuns }
const show = () => renderScreen(<OrderDrip order={pendingOrder} />, { user: customer })

test('the run of an order is shown among the others, with their states; all of them at one press', async () => {
  fakeApi.answer(drips.ofOrder, ofOrder)
  const { screen, t, user } = await show()
  const list = await screen.findByRole('list', { name: t('drips.section') })
  assert.equal(list.children.length, 6)
  assert.match(list.querySelector('[aria-current]')?.textContent ?? '', /Run 2 of 8.*Pending/)
  assert.match(list.children[0]?.textContent ?? '', /Done/)
  assert.match(list.children[2]?.textContent ?? '', /Scheduled/)
  await user.click(screen.getByRole('button', { name: t('drips.showRuns', { count: 8 }) }))
  assert.equal(list.children.length, 8)
})

test('stopping says what comes back and agrees to exactly that', async () => {
  fakeApi.answer(drips.ofOrder, ofOrder)
  const stopped = fakeApi.answer(drips.stop, { drip, refunded: 60_000, balance: 60_000 })
  const { screen, t, user } = await show()
  await user.click(await screen.findByRole('button', { name: /Stop/ }))
  assert.ok(await screen.findByText(/60,000.* goes back to your balance/))
  await user.click(screen.getByRole('button', { name: t('drips.stop') }))
  await waitFor(() => assert.deepEqual(stopped[0]?.body, { acceptRefund: 60_000 }))
})

test('where every run has begun or ended there is nothing to stop', async () => {
  fakeApi.answer(drips.ofOrder, { ...ofOrder, drip: { ...drip, stopRefund: null, nextAt: null } })
  const { screen, t } = await show()
  await screen.findByRole('list', { name: t('drips.section') })
  assert.equal(screen.queryByRole('button', { name: /Stop/ }), null)
})

test('a refusal is shown, and asked again at a press', async () => {
  fakeApi.refuse(drips.ofOrder, 'FORBIDDEN', 'Not for you.')
  const { screen, user } = await show()
  assert.ok(await screen.findByText(/Not for you/))
  fakeApi.answer(drips.ofOrder, ofOrder)
  await user.click(screen.getByRole('button'))
  assert.ok((await screen.findAllByText(/Run 2 of 8/)).length)
})
