import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notifications } from '@runmart/contract/notifications'
import { queryClient } from '#platform/query-client.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, listPage } from '#test/samples.ts'
import { setUnreadCount, useUnreadCount } from './unread-count.ts'

function Count() {
  return <output>{useUnreadCount()}</output>
}

test('an answer that was on its way when a notification came does not take it off the bell', async () => {
  let unread = 1
  const calls = fakeApi.answer(notifications.list, () => {
    const counted = unread
    if (calls.length === 2) {
      unread = 2
      setUnreadCount(unread)
    }
    return { ...listPage([]), unread: counted, upTo: '0' }
  })
  const { screen } = await renderScreen(<Count />, { user: customer })
  await screen.findByText('1')
  await queryClient.invalidateQueries()
  assert.ok(await screen.findByText('2'))
  assert.equal(calls.length, 3)
})
