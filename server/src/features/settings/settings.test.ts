import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator } from '#features/accounts/index.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const { operator } = await createShop(server)
const second = await server.createCustomer()
await server.db.transaction((tx) => makeOperator(tx, second.email, { isOwner: false, rights: ['settings'] }))

type Value = Record<string, unknown>
/** Each section with two values for one of its settings. */
const sections = [
  { ...api.depositsOperator, action: 'deposits.settings', name: 'minDeposit', values: [12_000, 13_000] },
  { ...api.payouts, action: 'payouts.settings', name: 'minimum', values: [210_000, 220_000] },
  { ...api.referrals, action: 'referrals.settings', name: 'holdDays', values: [8, 9] },
  {
    ...api.maintenance,
    action: 'content.maintenance',
    name: 'until',
    values: ['2030-01-01T00:00:00.000Z', '2030-01-02T00:00:00.000Z'],
  },
] as const

for (const { action, name, values, settings: get, saveSettings } of sections) {
  const read = async () => expectData(await operator.call(get))
  const save = (by: typeof operator, change: Value, version: number, settings: Value) =>
    by.call(saveSettings, { body: { ...settings, ...change, version } as never })
  const historyOf = async () => expectData(await operator.call(api.audit.settings, { query: { action } }))

  test(`${action}: saved with the version that was seen; who comes second is told, and nothing is overwritten`, async () => {
    const { settings, version } = await read()
    const [mine, theirs] = values
    const answers = await runConcurrently(2, (index) =>
      index === 0
        ? save(operator, { [name]: mine }, version, settings)
        : save(second, { [name]: theirs }, version, settings),
    )
    const [saved] = answers.filter((it) => it.success)
    const [refused] = answers.filter((it) => !it.success)
    assert.ok(saved && refused)
    expectRefusal(refused, 409, 'CONFLICT')
    const now = await read()
    assert.deepEqual(now, expectData(saved))
    assert.equal(now.version, version + 1)
    assert.equal(now.changedBy, (now.settings as Value)[name] === mine ? operator.username : second.username)
    assert.ok(now.changedAt)
  })

  test(`${action}: each change is on record once, with before and after; saving what is saved is none`, async () => {
    const { settings, version } = await read()
    const { total } = await historyOf()
    const before = (settings as Value)[name]
    const after = values.find((it) => it !== before)
    expectData(await save(operator, { [name]: after }, version, settings))
    const { version: next } = expectData(await save(operator, { [name]: after }, version + 1, settings))
    assert.equal(next, version + 1)
    const history = await historyOf()
    assert.equal(history.total, total + 1)
    assert.deepEqual(history.items[0]?.changes, [{ name, before: String(before), after: String(after) }])
    assert.equal(history.items[0]?.operator?.username, operator.username)
  })
}

test('settings without the version that was seen are refused', async () => {
  const answer = await operator.call(api.payouts.saveSettings, { body: { minimum: 500_000 } as never })
  assert.deepEqual(Object.keys(expectRefusal(answer, 400, 'VALIDATION')), ['version'])
})
