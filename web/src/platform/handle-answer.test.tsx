import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deposits } from '@runmart/contract/deposits'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import { call } from './api.ts'
import { handleAnswer } from './handle-answer.ts'

// Proves S7.5, S8.1, S8.2, S8.3, S8.4, S8.5.
test('whatever a call answers is said: the server’s words, else the shop’s own', async () => {
  const { screen } = await renderScreen(null, { user: customer })
  const ask = () => handleAnswer(call(deposits.simulate, { body: { amount: 10_000 } }))
  const isSaid = async (role: 'alert' | 'status', text: string) =>
    assert.ok((await screen.findByText(text)).closest(`[role=${role}]`), text)

  fakeApi.refuse(deposits.simulate, 'INTERNAL', '')
  await ask()
  await isSaid('alert', 'Something went wrong. Please try again.')
  fakeApi.refuse(deposits.simulate, 'CONFLICT', 'The bank sleeps.')
  await ask()
  await isSaid('alert', 'The bank sleeps.')
  fakeApi.lose(deposits.simulate)
  await ask()
  await isSaid('alert', 'Unable to connect to the server. Please try again later.')
  fakeApi.answer(deposits.simulate, null as never, 'The bank woke up.')
  await ask()
  await isSaid('status', 'The bank woke up.')
  await handleAnswer(Promise.reject(new Error('The cable is loose.')))
  await isSaid('alert', 'The cable is loose.')
})
