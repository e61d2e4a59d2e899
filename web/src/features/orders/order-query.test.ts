import assert from 'node:assert/strict'
import test from 'node:test'
import { readBotOrderQuery } from './order-query.ts'

const read = (address: string) => {
  const search = new URLSearchParams(address)
  return readBotOrderQuery((name) => search.get(name) ?? '')
}

test('an address that asks for what exists is taken at its word', () => {
  assert.deepEqual(read('status=in-progress&botStatus=waiting&q=+RM-7K3QX9+&from=2026-11-01&to=2026-11-15'), {
    status: 'in-progress',
    botStatus: 'waiting',
    q: 'RM-7K3QX9',
    from: '2026-11-01',
    to: '2026-11-15',
  })
})

test('nonsense in an address is as good as nothing', () => {
  assert.deepEqual(read('status=stolen&botStatus=asleep&q=+&from=yesterday&to=2026-13-45'), {})
})
