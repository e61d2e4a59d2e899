import assert from 'node:assert/strict'
import test from 'node:test'
import type { Order, TimelineEntry } from '@runmart/contract/orders-order'
import { orderStatuses } from '@runmart/contract/orders-states'
import { loadWebTranslations } from '@runmart/i18n/web'
import { pendingOrder as order } from '#test/samples.ts'
import { explainOrder } from './explain-order.ts'

const translations = { language: 'en', t: await loadWebTranslations('en') } as const
const entry = (event: TimelineEntry['event']): TimelineEntry => ({
  at: order.createdAt,
  by: 'system',
  event,
  from: null,
  to: null,
  done: null,
  refunded: 0,
  restocked: 0,
  note: '',
})
const bot: Order = { ...order, serviceType: 'AUTO_BOT', botStatus: 'waiting', preOrder: true }
const meaning = (it: Order, ...events: TimelineEntry['event'][]) => explainOrder(translations, it, events.map(entry))

test('every state says something of its own', () => {
  const sentences = orderStatuses.map((orderStatus) => meaning({ ...order, orderStatus, refunded: 40_000 }))
  assert.equal(new Set(sentences).size, orderStatuses.length)
})

test('one that waits names the day it would end, and that all comes back then', () => {
  assert.match(meaning(order), /by 15\sDec\s2026\? Fully refunded/)
})

test('one that nobody began is not told as one that could not be delivered', () => {
  const ended: Order = { ...order, orderStatus: 'failed', refunded: 80_000 }
  assert.match(meaning(ended, 'placed', 'expired'), /Not started within 30 days.*80,000/)
  assert.match(meaning(ended, 'placed', 'failed'), /couldn’t deliver this order.*80,000/)
})

test('a pre-order asks for its lines until it has them', () => {
  assert.match(meaning(bot, 'placed'), /waiting for your lines/)
  assert.match(meaning(bot, 'placed', 'lines-given'), /the bot has your lines/)
  assert.match(meaning({ ...bot, preOrder: false }, 'placed'), /the bot has your lines/)
})

test('money is only named when some came back', () => {
  for (const orderStatus of ['success', 'failed', 'cancel'] as const) {
    assert.doesNotMatch(meaning({ ...order, orderStatus }), /₫/)
    assert.match(meaning({ ...order, orderStatus, refunded: 1 }), /1\u00a0₫/)
  }
})
