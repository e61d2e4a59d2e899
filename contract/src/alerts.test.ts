import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alertPath } from './alerts.ts'

test('claims and credits lead to the tab that has them, claims of Binance transfers to the transfers', () => {
  const claims = { kind: 'claims', count: 1, ripensAt: null } as const
  assert.equal(alertPath({ ...claims, sums: { VND: 5_000, USDT: '2' } }), '/operator/transfers?view=claims')
  assert.equal(alertPath({ ...claims, sums: { USDT: '2' } }), '/operator/transfers')
  const credit = { kind: 'large-credits', isDebit: false, by: 'mai', amount: 1, ripensAt: null } as const
  assert.equal(alertPath(credit), '/operator/transfers?view=credits')
})
