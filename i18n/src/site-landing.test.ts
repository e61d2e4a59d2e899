import assert from 'node:assert/strict'
import { test } from 'node:test'
import { landing as en } from './en/site-landing.ts'
import { landing as ru } from './ru/site-landing.ts'
import { landing as vi } from './vi/site-landing.ts'

test('questions about money promise what the terms do', () => {
  for (const { leaveAnswer, stopAnswer } of [en, vi, ru]) {
    assert.match(leaveAnswer, /Binance ID/)
    assert.match(stopAnswer, /cancel the order|hủy đơn|отмен/i)
  }
})
