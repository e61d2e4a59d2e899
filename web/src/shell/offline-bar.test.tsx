import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { act } from '@testing-library/react'
import { reportReachable } from '#platform/connection.ts'
import { renderScreen } from '#test/render.tsx'
import { OfflineBar } from './offline-bar.tsx'

const bars = (screen: { queryAllByText: (text: RegExp) => unknown[] }) =>
  screen.queryAllByText(/Offline|Нет сети/).length

test('a device without a network is believed at once, and the bar goes with the network’s return', async () => {
  const { screen } = await renderScreen(<OfflineBar />, { language: 'ru' })
  assert.equal(bars(screen), 0)
  act(() => void dispatchEvent(new Event('offline')))
  assert.ok(screen.getByText(/^Нет сети\. Данные на \d\d:\d\d$/))
  act(() => void dispatchEvent(new Event('online')))
  assert.equal(bars(screen), 0)
})

test('a server that is away for a moment is nothing to tell, one that stays away is', async () => {
  const { screen } = await renderScreen(<OfflineBar />)
  mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  try {
    act(() => reportReachable(false))
    act(() => mock.timers.tick(3_000))
    act(() => reportReachable(true))
    act(() => mock.timers.tick(60_000))
    assert.equal(bars(screen), 0)
    act(() => reportReachable(false))
    act(() => mock.timers.tick(6_000))
    assert.equal(bars(screen), 1)
    act(() => reportReachable(true))
    assert.equal(bars(screen), 0)
  } finally {
    mock.timers.reset()
  }
})
