import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAmounts, percentOf, sameAmount, toDong } from '@runmart/contract/deposits-exchange'
import fc from 'fast-check'
import { findContentCodes, makeContentCode } from './content-code.ts'
import { depositCronJobs } from './jobs.ts'

test('USDT become whole dong exactly, rounded down', () => {
  assert.equal(toDong('98.814', '26125.5'), 2_581_565)
  assert.equal(toDong('5', '26000'), 130_000)
  assert.equal(toDong('0.00000001', '26000'), 0)
  assert.equal(toDong('0.1', '3'), 0)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 1, max: 10 ** 9 }), (micro, rate) => {
      const exact = (BigInt(micro) * BigInt(rate)) / 10n ** 8n
      const text = `${Math.floor(micro / 1e6)}.${String(micro % 1e6).padStart(6, '0')}`
      return toDong(text, `${Math.floor(rate / 100)}.${String(rate % 100).padStart(2, '0')}`) === Number(exact)
    }),
  )
})

test('a fee and what is left are the whole, and the fee never favours the house', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (amount) => {
      const fee = percentOf(amount, 5)
      return (
        Number.isSafeInteger(fee) &&
        BigInt(fee) * 100n <= BigInt(amount) * 5n &&
        (BigInt(fee) + 1n) * 100n > BigInt(amount) * 5n
      )
    }),
  )
  assert.ok(sameAmount('5', '5.00') && !sameAmount('5', '5.01'))
})

test('amounts of USDT are added without losing a digit, and written without needless ones', () => {
  assert.equal(addAmounts(['0.1', '0.20', '0.00000001']), '0.30000001')
  assert.equal(addAmounts(['98.814', '1.186']), '100')
  assert.equal(addAmounts([]), '0')
})

test('a content is found wherever the bank put it, in any case, and nothing else is', () => {
  for (let i = 0; i < 200; i++) {
    const code = makeContentCode()
    assert.match(code, /^NAP[2-9A-HJ-NP-Z]{7}$/)
    for (const memo of [
      code,
      `MBVCB.1457193831.${code}329014.CT tu 0291000285902 VU HUYEN TUAN toi0071000962707`,
      `nap tien ${code.toLowerCase()} cam on`,
      `NAPNAP${code}`,
      `IBFT ${code}`,
    ])
      assert.ok(findContentCodes(memo).includes(code), memo)
  }
  assert.deepEqual(findContentCodes('nap tien vao tai khoan'), [])
  assert.deepEqual(findContentCodes(''), [])
})

test('one wrong character is seen', () => {
  const code = makeContentCode()
  for (let at = 3; at < code.length; at++)
    for (const other of '23456789ABCDEFGHJKLMNPQRSTUVWXYZ') {
      if (other === code[at]) continue
      assert.deepEqual(findContentCodes(code.slice(0, at) + other + code.slice(at + 1)), [])
    }
})

// Proves S4.15.
test('where money may come in unheard is asked every five minutes', () => {
  for (const name of ['deposits.poll-binance', 'deposits.poll-sepay'])
    assert.equal(depositCronJobs.find((it) => it.name === name)?.cron, '*/5 * * * *')
})
