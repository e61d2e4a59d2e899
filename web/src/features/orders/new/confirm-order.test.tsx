import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wayBack } from './confirm-order.tsx'

test('each kind of order names its way back', () => {
  const kinds = { stocked: false, serviceType: 'REFERRAL', billing: 'unit' } as const
  const bot = { ...kinds, serviceType: 'AUTO_BOT' } as const
  const all = [kinds, { ...kinds, stocked: true }, bot, { ...bot, billing: 'day' as const }]
  assert.deepEqual(
    all.map((it) => wayBack(it as Parameters<typeof wayBack>[0])),
    ['canCancel', 'noUndo', 'canStop', 'canCancelDays'],
  )
})
