import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { payouts } from '@runmart/contract/payouts'
import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, listPage, operator } from '#test/samples.ts'
import { useAct } from './use-act.ts'
import { useApi } from './use-api.ts'

function Cancel({ id, shared }: { id: string; shared?: string }) {
  const { data } = useApi(payouts.overview)
  const { act, acting } = useAct(payouts.cancel, { once: shared ? { shared } : id, refusals: 'toast' })
  return (
    <button type="button" disabled={!data || acting} onClick={() => void act({ params: { id } })}>
      {id}
    </button>
  )
}

async function show(ui: ReactNode) {
  const fetched = fakeApi.answer(payouts.overview, { available: 0, earned: 0, paidOut: 0, minimum: 0, items: [] })
  const { screen, user } = await renderScreen(ui, { user: customer })
  const press = async (id: string) => {
    const button = await screen.findByRole('button', { name: id })
    await waitFor(() => assert.ok(!button.hasAttribute('disabled')))
    await user.click(button)
  }
  return { screen, press, fetched }
}

test('a refused act says so, and makes stale what the table names', async () => {
  const { screen, press, fetched } = await show(<Cancel id="1" />)
  fakeApi.refuse(payouts.cancel, 'CONFLICT', 'It is paid.')
  await press('1')
  assert.ok(await screen.findByText('It is paid.'))
  await waitFor(() => assert.equal(fetched.length, 2))
})

test('after a lost answer an act keeps its key, and another act has its own', async () => {
  const { press } = await show([<Cancel key="2" id="2" />, <Cancel key="3" id="3" />])
  const sent = fakeApi.lose(payouts.cancel)
  await press('2')
  await waitFor(() => assert.equal(sent.length, 1))
  await press('2')
  await waitFor(() => assert.equal(sent.length, 2))
  await press('3')
  await waitFor(() => assert.equal(sent.length, 3))
  const keys = sent.map((it) => it.idempotencyKey)
  assert.equal(keys[0], keys[1])
  assert.notEqual(keys[1], keys[2])
})

/** Never called: the type check reads it. */
function TypedOnce() {
  const { act } = useAct(payouts.cancel)
  void act({ params: { id: '1' } }, { once: '1' })
  // @ts-expect-error: an endpoint with keys needs `once`, here or in the hook
  void act({ params: { id: '1' } })
  // @ts-expect-error: an endpoint without keys takes none
  useAct(payouts.saveSettings, { once: '1' })
}
void TypedOnce

test('a shared action has one key, whatever it is about', async () => {
  const { press } = await show([<Cancel key="4" id="4" shared="one" />, <Cancel key="5" id="5" shared="one" />])
  const sent = fakeApi.lose(payouts.cancel)
  await press('4')
  await waitFor(() => assert.equal(sent.length, 1))
  await press('5')
  await waitFor(() => assert.equal(sent.length, 2))
  assert.equal(sent[0]?.idempotencyKey, sent[1]?.idempotencyKey)
})

function Queue() {
  const { data } = useApi(ordersOperator.queue)
  const { act, acting } = useAct(ordersOperator.take, { once: '1', untilFresh: true })
  return (
    <button type="button" aria-busy={acting} onClick={() => void act({ params: { id: '1' } })}>
      {data?.total}
    </button>
  )
}

test('an act until fresh ends when its lists are fetched again', async () => {
  fakeApi.answer(ordersOperator.queue, { ...listPage([]), more: false, all: 0, waiting: { pending: 0, inProgress: 0 } })
  const { screen, user } = await renderScreen(<Queue />, { user: operator })
  const button = await screen.findByRole('button', { name: '0' })
  fakeApi.refuse(ordersOperator.take, 'CONFLICT', 'Somebody has it.')
  const fetched = fakeApi.hold(ordersOperator.queue)
  await user.click(button)
  await waitFor(() => assert.equal(fetched.length, 1))
  assert.equal(button.getAttribute('aria-busy'), 'true')
})
