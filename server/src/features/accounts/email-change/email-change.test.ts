import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator } from '#features/accounts/index.ts'
import { sql } from '#platform/db/sql.ts'
import { changeEmail } from '#test/change-email.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { tokenIn } from '#test/mailbox.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const visitor = server.as(null)
const newAddress = () => `new${randomBytes(5).toString('hex')}@example.com`
const change = ({ call }: Person, email: string) => call(api.accounts.changeEmail, { body: { email } })
const confirm = (token: string) => visitor(api.accounts.confirmEmailChange, { body: { token } })
const restore = (token: string) => visitor(api.accounts.restoreEmail, { body: { token } })
const tokenFor = async (address: string, subject: RegExp) => tokenIn(await server.mailbox.waitFor(address, subject))
const emailOf = async ({ call }: Person) => expectData(await call(api.accounts.me)).user.email
const signIn = (email: string, password: string) => visitor(api.accounts.login, { body: { email, password } })

// Proves R5.
test('both addresses confirm a change, in any order; until then nothing changes', async () => {
  const person = await server.createCustomer()
  const email = newAddress()
  const { change: waiting } = expectData(await change(person, email))
  assert.deepEqual([waiting?.newEmail, waiting?.oldConfirmed, waiting?.newConfirmed], [email, false, false])
  const fromNew = await tokenFor(email, /Confirm/)
  assert.equal(expectData(await confirm(fromNew)).isDone, false)
  expectRefusal(await confirm(fromNew), 400, 'LINK_INVALID')
  assert.equal(await emailOf(person), person.email)
  expectRefusal(await signIn(email, person.password), 401, 'BAD_CREDENTIALS')
  const half = expectData(await person.call(api.accounts.emailChange)).change
  assert.deepEqual([half?.oldConfirmed, half?.newConfirmed], [false, true])

  assert.equal(expectData(await confirm(await tokenFor(person.email, /Confirm/))).isDone, true)
  assert.equal(await emailOf(person), email)
  assert.equal(expectData(await person.call(api.accounts.emailChange)).change, null)
  expectData(await signIn(email, person.password))
  expectRefusal(await signIn(person.email, person.password), 401, 'BAD_CREDENTIALS')
})

test('every session reads of a change under the bell, the new address by mail', async () => {
  const person = await server.createCustomer()
  const elsewhere = await server.signIn(person)
  const email = newAddress()
  await changeEmail(server, person, email)
  const newest = () => elsewhere.call(api.notifications.list).then((answer) => expectData(answer).items[0]?.news)
  await eventually(async () => (await newest())?.kind === 'email-changed')
  assert.deepEqual(await newest(), { kind: 'email-changed', email })
  assert.match((await server.mailbox.waitFor(email, /Email changed/)).text ?? '', /former address/)
})

test('staff see that the mails of a change went out, and not where to', async () => {
  const person = await server.createCustomer()
  const operator = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, operator.email))
  await changeEmail(server, person, newAddress())
  const params = { id: person.id }
  const kinds = async () =>
    expectData(await operator.call(api.customerPage.mails, { params })).items.map(({ kind }) => kind)
  await eventually(async () => (await kinds()).includes('emailChanged'))
  for (const kind of ['emailChangeOld', 'emailChangeNew'] as const) assert.ok((await kinds()).includes(kind), kind)
})

// Proves R5.
test('a token alone changes nothing: it needs a fresh confirmation, and one of the same address is refused', async () => {
  const person = await server.createCustomer()
  await server.db.transaction((tx) =>
    tx.run(sql`update accounts.sessions set confirmed_at = now() - interval '1 hour' where user_id = ${person.id}`),
  )
  expectRefusal(await change(person, newAddress()), 403, 'STEP_UP_REQUIRED')
  expectData(await person.call(api.accounts.confirm, { body: { password: person.password } }))
  const fields = expectRefusal(await change(person, person.email.toUpperCase()), 400, 'VALIDATION')
  assert.deepEqual(Object.keys(fields), ['email'])
  assert.equal(expectData(await person.call(api.accounts.emailChange)).change, null)
})

// Proves R5.
test('the former address gets a way back: the account is its owner’s again, and all sessions end', async () => {
  const person = await server.createCustomer()
  const email = newAddress()
  await changeEmail(server, person, email)
  const back = await tokenFor(person.email, /was changed/)
  assert.equal(expectData(await restore(back)).email, person.email)
  expectRefusal(await restore(back), 400, 'LINK_INVALID')
  expectRefusal(await person.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  const token = await tokenFor(person.email, /password/i)
  const newPassword = 'another good one'
  expectData(await visitor(api.accounts.resetPassword, { body: { token, newPassword } }))
  expectData(await signIn(person.email, newPassword))
  expectRefusal(await signIn(email, newPassword), 401, 'BAD_CREDENTIALS')
})

// Proves R4.
test('a link to set a new password that was mailed to the former address no longer works', async () => {
  const person = await server.createCustomer()
  expectData(await visitor(api.accounts.forgotPassword, { body: { email: person.email } }))
  const token = await tokenFor(person.email, /password/i)
  await changeEmail(server, person, newAddress())
  expectRefusal(
    await visitor(api.accounts.resetPassword, { body: { token, newPassword: 'another good one' } }),
    400,
    'LINK_INVALID',
  )
})

test('whether an address has an account is not told; its owner gets a mail, and it cannot be taken', async () => {
  const [person, owner] = [await server.createCustomer(), await server.createCustomer()]
  assert.equal(expectData(await change(person, owner.email)).change?.newEmail, owner.email)
  await server.mailbox.waitFor(owner.email, /already/i)
  expectData(await confirm(await tokenFor(person.email, /Confirm/)))
  assert.equal(server.mailbox.mailsTo(owner.email).filter((it) => /Confirm/.test(it.subject ?? '')).length, 0)

  const [late, email] = [await server.createCustomer(), newAddress()]
  expectData(await change(late, email))
  expectData(await confirm(await tokenFor(late.email, /Confirm/)))
  const token = await tokenFor(email, /Confirm/)
  const form = { username: `u${randomBytes(5).toString('hex')}`, email, password: 'a password of mine' }
  expectData(await visitor(api.accounts.register, { body: form }))
  expectRefusal(await confirm(token), 409, 'ALREADY_USED')
  assert.equal(await emailOf(late), late.email)
})

test('a withdrawn or renewed change makes the links of before useless', async () => {
  const person = await server.createCustomer()
  const email = newAddress()
  expectData(await change(person, email))
  const token = await tokenFor(email, /Confirm/)
  expectData(await person.call(api.accounts.withdrawEmailChange))
  expectRefusal(await confirm(token), 400, 'LINK_INVALID')
  assert.equal(await emailOf(person), person.email)
})

// Proves R15.
test('all other sessions are ended at once, and this one goes on', async () => {
  const person = await server.createCustomer()
  const others = [await server.signIn(person), await server.signIn(person)]
  assert.equal(expectData(await person.call(api.accounts.endOtherSessions)).ended, 2)
  for (const other of others) expectRefusal(await other.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  await eventually(async () => expectData(await person.call(api.accounts.sessions)).items.length === 1)
  assert.equal(expectData(await person.call(api.accounts.endOtherSessions)).ended, 0)
})
