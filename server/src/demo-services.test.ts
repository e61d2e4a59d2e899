import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findBot } from '@runmart/bots'
import { demoServices } from './demo-services.ts'

test('every bot that the demo shop sells is there', () => {
  const sold = demoServices.flatMap(({ botId }) => (botId === null ? [] : [botId]))
  assert.ok(sold.length > 0)
  for (const id of sold) assert.ok(findBot(id), id)
})
