import assert from 'node:assert/strict'
import test from 'node:test'
import { readTransactionFilters } from './transaction-filters.ts'

const read = (address: string) => {
  const search = new URLSearchParams(address)
  return readTransactionFilters((name) => search.get(name) ?? '')
}

test('an address that asks for what exists is taken at its word', () => {
  assert.deepEqual(read('type=refund&status=success&from=2026-11-01&to=2026-11-15'), {
    type: 'refund',
    status: 'success',
    from: '2026-11-01',
    to: '2026-11-15',
  })
})

test('nonsense in an address is as good as nothing', () => {
  assert.deepEqual(read('type=theft&status=gone&from=yesterday&to=2026-13-45'), {})
})
