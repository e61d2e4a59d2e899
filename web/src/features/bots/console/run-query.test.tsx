import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bots } from '@runmart/contract/bots'
import type { BotStatus } from '@runmart/contract/bots-states'
import { queryClient } from '#platform/query-client.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { botOrder, botRun, customer } from '#test/samples.ts'
import { runCache, useRun } from './run-query.ts'

function State() {
  return <output>{useRun(botOrder.id).data?.order.botStatus}</output>
}

test('an answer that was on its way when the state changed does not bring the former one back', async () => {
  let botStatus: BotStatus = 'started'
  const calls = fakeApi.answer(bots.run, () => {
    const order = { ...botOrder, botStatus }
    if (calls.length === 2) {
      botStatus = 'running'
      runCache(botOrder.id).updateState((run) => ({ ...run, order: { ...run.order, botStatus } }))
    }
    return { order, run: botRun, log: [] }
  })
  const { screen } = await renderScreen(<State />, { user: customer })
  await screen.findByText('started')
  await queryClient.invalidateQueries()
  assert.ok(await screen.findByText('running'))
  assert.equal(calls.length, 3)
})
