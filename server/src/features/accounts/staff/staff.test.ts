import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { allEndpoints, api } from '@runmart/contract'
import { rights } from '@runmart/contract/accounts-rights'
import { addressOf } from '@runmart/contract/client'
import { LIVE_PATH } from '@runmart/contract/live'
import { Secret, TOTP } from 'otpauth'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { makeOperator, removeOperator } from '../index.ts'

const server = await startTestServer()
const owner = await createOwner()
const forOperators = allEndpoints.filter((it) => it.access === 'operator')

async function createOwner(): Promise<Person> {
  const person = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, person.email))
  return person
}

async function createOperator(...granted: (typeof rights)[number][]): Promise<Person> {
  const person = await server.createCustomer()
  const body = { isOwner: false, rights: granted }
  expectData(await owner.call(api.accountsOperator.saveStaff, { params: { id: person.id }, body }))
  return person
}

/** Moves the last confirmation of a user's identity into the past. */
const age = ({ id }: Person, seconds: number) =>
  server.db.transaction((tx) =>
    tx.run(
      sql`update accounts.sessions set confirmed_at = now() - make_interval(secs => ${seconds}) where user_id = ${id}`,
    ),
  )

const auditOf = ({ id }: { id: string }) =>
  server.db.transaction((tx) =>
    tx.all<{ action: string; by: string | null }>(
      sql`select action, operator_id as by from audit.entries where subject = ${id} order by id`,
    ),
  )

// Proves R19.
test('every endpoint for operators names its right', () => {
  assert.deepEqual(
    forOperators.filter((it) => !it.right).map((it) => it.path),
    [],
  )
  assert.deepEqual(
    allEndpoints.filter((it) => it.right && it.access !== 'operator'),
    [],
  )
})

// Proves R19.
test('an operator with all rights but the needed one is refused, at every endpoint', async () => {
  const operator = await createOperator('orders')
  for (const endpoint of forOperators) {
    // Some endpoints serve all operators and filter their items by right.
    if (endpoint.right === 'any') continue
    const others = rights.filter((it) => it !== endpoint.right)
    await server.db.transaction((tx) =>
      tx.run(sql`update accounts.users set rights = ${others} where id = ${operator.id}`),
    )
    const response = await fetch(`${server.url}/api${addressOf(endpoint.path, { id: owner.id, code: 'X' })}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${operator.accessToken}`, 'content-type': 'application/json' },
      body: endpoint.method === 'GET' ? null : '{}',
    })
    const { code } = (await response.json()) as { code: string }
    assert.deepEqual([endpoint.path, response.status, code], [endpoint.path, 403, 'FORBIDDEN'])
  }
})

test('an account is shown with its contacts, open sessions and who referred it; nobody else’s id is found', async () => {
  const operator = await createOperator('customers')
  const referrer = await server.createCustomer()
  const customer = await server.createCustomer()
  await server.db.transaction((tx) =>
    tx.run(sql`update accounts.users set referred_by = ${referrer.id} where id = ${customer.id}`),
  )
  expectData(await customer.call(api.accounts.editProfile, { body: { phone: '0912345678', telegram: '@khach' } }))
  const shown = expectData(await operator.call(api.accountsOperator.customer, { params: { id: customer.id } }))
  assert.deepEqual(
    [shown.customer.username, shown.phone, shown.telegram, shown.hasPassword, shown.hasGoogle, shown.twoFactor],
    [customer.username, '0912345678', 'khach', true, false, false],
  )
  assert.deepEqual(shown.referredBy, { id: referrer.id, username: referrer.username })
  assert.equal(shown.sessions.length, 1)
  const its = expectData(await operator.call(api.accountsOperator.customer, { params: { id: referrer.id } }))
  assert.deepEqual([its.referredBy, its.referrals], [null, 1])
  for (const id of ['nobody', randomUUID()])
    expectRefusal(await operator.call(api.accountsOperator.customer, { params: { id } }), 404, 'NOT_FOUND')
})

test('rights open their area at once, and the user shows them', async () => {
  const operator = await createOperator('customers')
  expectData(await operator.call(api.accounts.customers))
  expectRefusal(await operator.call(api.ledger.books), 403, 'FORBIDDEN')
  const { user } = expectData(await operator.call(api.accounts.me))
  assert.deepEqual([user.role, user.rights, user.isOwner], ['operator', ['customers'], false])
  assert.deepEqual(expectData(await owner.call(api.accounts.me)).user.rights, [...rights])
  const { items } = expectData(await owner.call(api.accountsOperator.staff))
  assert.deepEqual(items.find((it) => it.id === operator.id)?.rights, ['customers'])
  const nothing = { params: { id: operator.id }, body: { isOwner: false, rights: [] } }
  assert.ok(expectRefusal(await owner.call(api.accountsOperator.saveStaff, nothing), 400, 'VALIDATION').rights)
})

test('who works with money alone finds whom it is for, a few at a time, and no list of customers', async () => {
  const cashier = await createOperator('money')
  const customer = await server.createCustomer()
  const find = (q: string) => cashier.call(api.accountsOperator.payees, { query: { q } })
  const { items } = expectData(await find(customer.email))
  assert.deepEqual(
    items.map((it) => [it.id, it.balance]),
    [[customer.id, 0]],
  )
  assert.ok(expectData(await find('example.com')).items.length <= 4)
  assert.ok(expectRefusal(await find(' '), 400, 'VALIDATION').q)
  expectRefusal(await cashier.call(api.accounts.customers), 403, 'FORBIDDEN')
  const packer = await createOperator('orders')
  expectRefusal(await packer.call(api.accountsOperator.payees, { query: { q: 'a' } }), 403, 'FORBIDDEN')
})

// Proves R24.
test('a removed operator is a customer again, and the old token no longer works', async () => {
  const operator = await createOperator('customers')
  expectData(await owner.call(api.accountsOperator.removeStaff, { params: { id: operator.id } }))
  expectRefusal(await operator.call(api.accounts.customers), 401, 'UNAUTHENTICATED')
  expectRefusal(await (await server.signIn(operator)).call(api.accounts.customers), 403, 'FORBIDDEN')
  assert.deepEqual(await auditOf(operator), [
    { action: 'staff.save', by: owner.id },
    { action: 'staff.remove', by: owner.id },
  ])
  const { items } = expectData(await owner.call(api.audit.list, { query: { subject: operator.id } }))
  const had = { name: 'rights', before: 'customers', after: null }
  assert.deepEqual(
    items.find((it) => it.action === 'staff.remove')?.changes.find((it) => it.name === 'rights'),
    had,
  )
})

test('the audit log has what an operator could do before and after', async () => {
  const operator = await createOperator('customers')
  const body = { isOwner: false, rights: ['orders' as const, 'money' as const] }
  expectData(await owner.call(api.accountsOperator.saveStaff, { params: { id: operator.id }, body }))
  const { items } = expectData(await owner.call(api.audit.list, { query: { subject: operator.id } }))
  assert.deepEqual(items[0]?.changes, [{ name: 'rights', before: 'customers', after: 'orders, money' }])
})

test('the last owner stays, also when two owners remove each other at once', async () => {
  const other = await createOwner()
  const remove = (by: Person, whom: Person) => by.call(api.accountsOperator.removeStaff, { params: { id: whom.id } })
  const answers = await Promise.all([remove(owner, other), remove(other, owner)])
  assert.equal(answers.filter((it) => it.success).length, 1)
  const left = answers[0].success ? owner : other
  expectRefusal(await remove(left, left), 409, 'LAST_OWNER')
  const reason = { params: { id: left.id }, body: { reason: 'test' } }
  expectRefusal(await left.call(api.accountsOperator.block, reason), 409, 'LAST_OWNER')
  await assert.rejects(server.db.transaction((tx) => removeOperator(tx, left.email)))
  assert.equal(await server.db.transaction((tx) => makeOperator(tx, owner.email)), true)
  Object.assign(owner, await server.signIn(owner))
})

// Proves R24, R52.
test('what is dangerous needs a sign-in or confirmation of the last five minutes', async () => {
  const customer = await server.createCustomer()
  const credit = () =>
    owner.call(
      api.depositsOperator.credit,
      { body: { customerId: customer.id, amount: 10_000, reason: 'test' } },
      { idempotencyKey: 'k1' },
    )
  await age(owner, 290)
  expectData(await credit())
  await age(owner, 301)
  expectRefusal(await credit(), 403, 'STEP_UP_REQUIRED')
  expectRefusal(
    await owner.call(api.accountsOperator.removeStaff, { params: { id: customer.id } }),
    403,
    'STEP_UP_REQUIRED',
  )
  expectData(await owner.call(api.accounts.customers))
  assert.ok(expectRefusal(await owner.call(api.accounts.confirm, { body: {} }), 400, 'VALIDATION').password)
  assert.ok(
    expectRefusal(await owner.call(api.accounts.confirm, { body: { password: 'wrong' } }), 400, 'VALIDATION').password,
  )
  expectRefusal(await credit(), 403, 'STEP_UP_REQUIRED')
  expectData(await owner.call(api.accounts.confirm, { body: { password: owner.password } }))
  expectData(await credit())
  assert.equal(expectData(await customer.call(api.accounts.me)).user.balance, 10_000)
})

test('with two-factor on, a code confirms once', async () => {
  const person = await createOwner()
  const { secret } = expectData(await person.call(api.accounts.startTwoFactor, { body: { password: person.password } }))
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  expectData(await person.call(api.accounts.enableTwoFactor, { body: { otp: totp.generate() } }))
  await age(person, 400)
  const otp = totp.generate({ timestamp: Date.now() + 30_000 })
  assert.ok(expectRefusal(await person.call(api.accounts.confirm, { body: {} }), 400, 'VALIDATION').otp)
  expectData(await person.call(api.accounts.confirm, { body: { otp } }))
  assert.ok(expectRefusal(await person.call(api.accounts.confirm, { body: { otp } }), 400, 'VALIDATION').otp)
})

// Proves R15.
test('a blocked customer is out at once, with open streams, and back when unblocked', async () => {
  const customer = await server.createCustomer()
  const stream = await fetch(`${server.url}/api${LIVE_PATH}`, {
    headers: { authorization: `Bearer ${customer.accessToken}` },
  })
  const ended = stream.text()
  const call = { params: { id: customer.id }, body: { reason: 'stolen card' } }
  const { customer: blocked } = expectData(await owner.call(api.accountsOperator.block, call))
  assert.equal(blocked.status, 'blocked')
  assert.match(await ended, /session-ended/)
  expectRefusal(await customer.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  const body = { refreshToken: customer.refreshToken }
  expectRefusal(await server.as(null)(api.accounts.refresh, { body }), 401, 'UNAUTHENTICATED')
  const { email, password } = customer
  expectRefusal(await server.as(null)(api.accounts.login, { body: { email, password } }), 403, 'ACCOUNT_BLOCKED')
  expectData(await owner.call(api.accountsOperator.unblock, call))
  const back = await server.signIn(customer)
  assert.equal(expectData(await owner.call(api.accountsOperator.endSessions, call)).ended, 1)
  const { sessions, endedSessions } = expectData(
    await owner.call(api.accountsOperator.customer, { params: call.params }),
  )
  assert.deepEqual(sessions, [])
  assert.ok(endedSessions.some((it) => it.address && it.endedAt >= it.createdAt))
  expectRefusal(await back.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  assert.deepEqual(
    (await auditOf(customer)).map((it) => it.action),
    ['account.block', 'account.unblock', 'account.end-sessions'],
  )
})

test('who never proved the address has still not after being unblocked; operators are for owners', async () => {
  const visitor = await server.registerVisitor()
  const operator = await createOperator('customers')
  const call = { params: { id: visitor.id }, body: { reason: 'test' } }
  expectData(await operator.call(api.accountsOperator.block, call))
  assert.equal(expectData(await operator.call(api.accountsOperator.unblock, call)).customer.status, 'inactive')
  const onOwner = { params: { id: owner.id }, body: { reason: 'test' } }
  expectRefusal(await operator.call(api.accountsOperator.block, onOwner), 403, 'FORBIDDEN')
  expectRefusal(await operator.call(api.accountsOperator.endSessions, onOwner), 403, 'FORBIDDEN')
})
