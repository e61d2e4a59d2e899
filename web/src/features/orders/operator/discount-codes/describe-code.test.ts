import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeState } from './describe-code.ts'

const draft = {
  kind: 'percent',
  value: 10,
  startsAt: '2026-01-10T00:00:00.000Z',
  endsAt: '2026-01-20T00:00:00.000Z',
  mostUses: 3,
  mostUsesEach: null,
  minimum: 0,
  serviceIds: null,
  active: true,
} as const
const at = (day: number) => Date.UTC(2026, 0, day)

test('a code is usable within its time and its uses, while it is on', () => {
  assert.equal(codeState({ draft, uses: 2 }, at(10)), 'usable')
  assert.equal(codeState({ draft, uses: 3 }, at(10)), 'usedUp')
  assert.equal(codeState({ draft, uses: 0 }, at(9)), 'notYet')
  assert.equal(codeState({ draft, uses: 3 }, at(20)), 'over')
  assert.equal(codeState({ draft: { ...draft, active: false }, uses: 0 }, at(10)), 'off')
  assert.equal(
    codeState({ draft: { ...draft, startsAt: null, endsAt: null, mostUses: null }, uses: 9 }, at(1)),
    'usable',
  )
})
