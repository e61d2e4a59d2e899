import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderStatuses } from '@runmart/contract/orders-states'
import { allowedActions, maxPartialRefund } from './rules.ts'

const customer = { id: 'u1', username: 'minh' }
const order = { totalCash: 100, refunded: 0, billing: 'unit', expiresAt: null, customer } as const
const offered = (it: Parameters<typeof allowedActions>[0]) =>
  Object.entries(allowedActions(it)).flatMap(([step, yes]) => (yes ? [step] : []))

test('an order is offered only what its status and its kind allow', () => {
  const referral = orderStatuses.map((orderStatus) => offered({ ...order, orderStatus, serviceType: 'REFERRAL' }))
  assert.deepEqual(referral, [
    ['take', 'fail', 'refund', 'refundPart'],
    ['progress', 'deliver', 'fail', 'refund', 'refundPart'],
    ['refundPart'],
    [],
    [],
    [],
  ])
  const bot = orderStatuses.map((orderStatus) => offered({ ...order, orderStatus, serviceType: 'AUTO_BOT' }))
  const ends = ['fail', 'refund', 'refundPart']
  assert.deepEqual(bot, [ends, ends, ['refundPart'], [], [], []])
  const held = { ...order, serviceType: 'REFERRAL' as const, customer: { ...customer, held: ['orders' as const] } }
  assert.deepEqual(offered({ ...held, orderStatus: 'pending' }), ends)
  assert.deepEqual(offered({ ...held, orderStatus: 'in-progress' }), ends)
})

test('what is billed by the day has no progress, and is handed over once', () => {
  const days = { ...order, orderStatus: 'in-progress', serviceType: 'REFERRAL', billing: 'day' } as const
  assert.deepEqual(offered(days), ['deliver', 'fail', 'refund', 'refundPart'])
  assert.deepEqual(offered({ ...days, expiresAt: '2026-12-01T00:00:00.000Z' }), ['fail', 'refund', 'refundPart'])
})

test('an order that a supplier has is offered nothing', () => {
  const theirs = { ...order, orderStatus: 'pending', serviceType: 'REFERRAL', sentOn: true } as const
  assert.deepEqual(offered(theirs), [])
})

test('part of the money is never all of it while an order is open', () => {
  assert.equal(maxPartialRefund({ ...order, orderStatus: 'pending', refunded: 30 }), 69)
  assert.equal(maxPartialRefund({ ...order, orderStatus: 'success', refunded: 30 }), 70)
  assert.equal(maxPartialRefund({ ...order, orderStatus: 'success', refunded: 100 }), 0)
  assert.equal(maxPartialRefund({ ...order, orderStatus: 'in-progress', totalCash: 0 }), 0)
})
