import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderRun } from '@runmart/contract/bots'
import { renderScreen } from '#test/render.tsx'
import { botOrder, botRun } from '#test/samples.ts'
import { FailureWarning } from './failure-warning.tsx'

const isWarned = async (answered: { ok: number; failed: number }, order: Partial<OrderRun['order']> = {}) => {
  const progress = { ...botRun.progress, total: 1_000, ...answered }
  const running = { ...botOrder, botStatus: 'running' as const, ...order }
  const { screen, t, view } = await renderScreen(<FailureWarning order={running} run={{ ...botRun, progress }} />)
  const found = screen.queryAllByText(t('runConsole.failing')).length
  view.unmount()
  return found === 1
}

test('a run is questioned when more than half of at least fifty lines failed, and only while it runs', async () => {
  assert.equal(await isWarned({ ok: 24, failed: 26 }), true)
  assert.equal(await isWarned({ ok: 25, failed: 25 }), false)
  assert.equal(await isWarned({ ok: 0, failed: 49 }), false)
  assert.equal(await isWarned({ ok: 24, failed: 26 }, { botStatus: 'paused' }), false)
})
