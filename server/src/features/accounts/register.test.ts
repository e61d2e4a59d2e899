import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { tokenIn } from '#test/mailbox.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const visitor = server.as(null)
const register = (form: object) => visitor(api.accounts.register, { body: form as never })
const form = (name: string) => ({ username: name, email: `${name}@example.com`, password: 'a long sentence' })

// Proves S3.4, S7.6, S7.7.
test('a person registers, opens the mailed link once, and is active', async () => {
  const lan = { username: 'Lan.Anh', email: 'lan@example.com', password: 'a long sentence' }
  const registered = await server.as(null, 'vi')(api.accounts.register, { body: lan })
  const { user } = expectData(registered)
  assert.deepEqual([user.username, user.status, user.language, user.balance], ['Lan.Anh', 'inactive', 'vi', 0])
  assert.notEqual(registered.message, '')

  const mail = await server.mailbox.waitFor(lan.email)
  assert.match(mail.subject ?? '', /Kích hoạt/)
  assert.match(mail.html ?? '', /lang="vi"/)
  const token = tokenIn(mail)
  assert.equal(expectData(await visitor(api.accounts.activate, { body: { token } })).user.status, 'active')
  expectRefusal(await visitor(api.accounts.activate, { body: { token } }), 400, 'LINK_INVALID')
})

// Proves S5.13.
test('what is wrong with the form is said beside its field, in the asked language, and nothing is made', async () => {
  const bad = { username: 'x', email: 'nobody', password: 'short', balance: 5_000_000 }
  const fields = expectRefusal(await register(bad), 400, 'VALIDATION')
  assert.deepEqual(Object.keys(fields).sort(), ['balance', 'email', 'password', 'username'])
  assert.equal(fields.password, 'Use 8–128 characters')
  const russian = await server.as(null, 'ru-RU,ru;q=0.9')(api.accounts.register, { body: bad as never })
  assert.match(expectRefusal(russian, 400, 'VALIDATION').password ?? '', /[а-я]/)
  const { count } = await server.db.transaction((tx) =>
    tx.get<{ count: number }>(sql`select count(*)::int as count from accounts.users where username = 'x'`),
  )
  assert.equal(count, 0)
})

// Proves R1, S3.5, S5.9.
test('guessable passwords are refused, long ones are kept to the last character', async () => {
  for (const [password, problem] of [
    ['password123', 'This password is too common. Choose one that’s harder to guess.'],
    ['seven77', 'Use 8–128 characters'],
    ['guessable', 'Don’t use your username or email as your password'],
    ['guessable@example.com', 'Don’t use your username or email as your password'],
  ])
    assert.equal(expectRefusal(await register({ ...form('guessable'), password }), 400, 'VALIDATION').password, problem)

  const long = 'x1'.repeat(40)
  expectData(await register({ ...form('longword'), password: long }))
  const signIn = (password: string) => visitor(api.accounts.login, { body: { email: 'longword', password } })
  expectRefusal(await signIn(long.slice(0, 72)), 401, 'BAD_CREDENTIALS')
  expectData(await signIn(long))

  const spaced = 'cà phê sữa đá ☕ mỗi sáng ở quán nhỏ đầu ngõ nhà tôi '
  expectData(await register({ ...form('spaced'), password: spaced }))
  expectRefusal(
    await visitor(api.accounts.login, { body: { email: 'spaced', password: spaced.trimEnd() } }),
    401,
    'BAD_CREDENTIALS',
  )
  expectData(await visitor(api.accounts.login, { body: { email: 'spaced', password: spaced } }))
})

// Proves R2, S3.2.
test('a taken username is said so, whatever its case; nobody learns that an address has an account', async () => {
  expectData(await register(form('minh')))
  await server.mailbox.waitFor('minh@example.com')
  const again = expectRefusal(await register({ ...form('other'), username: 'MINH' }), 409, 'ALREADY_USED')
  assert.equal(again.username, 'This username is taken')

  const known = await register({ ...form('stranger'), email: 'MINH@example.com' })
  const unknown = await register(form('newcomer'))
  const shape = (answer: typeof known) => ({ ...answer, data: Object.keys(expectData(answer).user).sort() })
  assert.deepEqual(shape(known), shape(unknown))
  const warned = await server.mailbox.waitFor('minh@example.com', /already have/)
  assert.doesNotMatch(warned.text ?? '', /#token/)
  expectRefusal(
    await visitor(api.accounts.login, { body: { email: 'stranger', password: 'a long sentence' } }),
    401,
    'BAD_CREDENTIALS',
  )
})

test('twenty who want the same name at once: one gets it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => register({ ...form(`wanted${i}`), username: 'wanted' })),
  )
  assert.equal(answers.filter((answer) => answer.success).length, 1)
  for (const answer of answers) if (!answer.success) expectRefusal(answer, 409, 'ALREADY_USED')
})

// Proves S3.7, S3.8, S3.11, S10.11.
test('a referral code is fixed at registration; an unknown one is refused before anything is written', async () => {
  const referrer = await server.createCustomer()
  const { referralCode, referralLink } = expectData(await referrer.call(api.accounts.me)).user
  assert.equal(referralLink, `${server.config.publicUrl}/?ref=${referralCode}`)
  expectData(await register({ ...form('invited'), referralCode: referralCode.toLowerCase() }))
  const refused = await register({ ...form('uninvited'), referralCode: 'NOSUCH22' })
  assert.match(expectRefusal(refused, 400, 'VALIDATION').referralCode ?? '', /no such referral code/)
  expectData(await register(form('uninvited')))
  assert.equal(expectData(await referrer.call(api.accounts.me)).user.totalReferrals, 1)
})

// Proves S7.13.
test('an account that is not active signs in and asks for the mail again, until it is active', async () => {
  const visitorPerson = await server.registerVisitor()
  const { call } = await server.signIn(visitorPerson)
  const first = tokenIn(await server.mailbox.waitFor(visitorPerson.email))
  expectData(await call(api.accounts.requestActivation))
  await eventually(() => server.mailbox.mailsTo(visitorPerson.email).length === 2)
  const second = tokenIn(await server.mailbox.waitFor(visitorPerson.email))
  assert.notEqual(first, second)
  expectData(await call(api.accounts.activate, { body: { token: first } }))
  expectRefusal(await visitor(api.accounts.activate, { body: { token: second } }), 400, 'LINK_INVALID')
  expectRefusal(await call(api.accounts.requestActivation), 409, 'CONFLICT')
})

// Proves R7.
test('opening the link of an address that a stranger registered leaves the stranger outside', async () => {
  const stranger = await server.registerVisitor()
  const session = await server.signIn(stranger)
  expectData(await session.call(api.accounts.editProfile, { body: { telegram: 'stranger_here' } }))
  const token = tokenIn(await server.mailbox.waitFor(stranger.email))
  const activate = (more: object) => visitor(api.accounts.activate, { body: { token, ...more } })
  assert.ok(expectRefusal(await activate({ password: 'not the password' }), 400, 'VALIDATION').password)
  assert.ok(expectRefusal(await activate({ newPassword: 'password123' }), 400, 'VALIDATION').newPassword)
  const { user } = expectData(await activate({ newPassword: 'chosen by the owner' }))
  assert.deepEqual([user.status, user.telegram], ['active', ''])
  expectRefusal(await session.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  const signIn = (password: string) => visitor(api.accounts.login, { body: { email: stranger.email, password } })
  expectRefusal(await signIn(stranger.password), 401, 'BAD_CREDENTIALS')
  expectData(await signIn('chosen by the owner'))
})

test('activating ends every session but that of the caller', async () => {
  const person = await server.registerVisitor()
  const [own, other] = [await server.signIn(person), await server.signIn(person)]
  const token = tokenIn(await server.mailbox.waitFor(person.email))
  expectData(await own.call(api.accounts.activate, { body: { token, password: person.password } }))
  assert.equal(expectData(await own.call(api.accounts.me)).user.status, 'active')
  expectRefusal(await other.call(api.accounts.me), 401, 'UNAUTHENTICATED')

  const program = await server.registerVisitor()
  const before = await server.signIn(program)
  const mailed = tokenIn(await server.mailbox.waitFor(program.email))
  // Another account's session does not count.
  expectData(await own.call(api.accounts.activate, { body: { token: mailed } }))
  expectRefusal(await before.call(api.accounts.me), 401, 'UNAUTHENTICATED')
})
