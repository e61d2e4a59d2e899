import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { Secret, TOTP } from 'otpauth'
import { encrypt } from '#platform/crypto.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const STEP = 30_000

/** The app's code of this step or the next: each works once, so tests move on. */
const codeOf = (secret: string, steps: 0 | 1 = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP })

const signIn = (who: Person, otp?: string) =>
  server.as(null)(api.accounts.login, { body: { email: who.email, password: who.password, ...(otp && { otp }) } })

async function turnOn(who: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = expectData(await who.call(api.accounts.startTwoFactor, { body: { password: who.password } }))
  const { recoveryCodes } = expectData(await who.call(api.accounts.enableTwoFactor, { body: { otp: codeOf(secret) } }))
  return { secret, recoveryCodes }
}

/** Clears the used codes, as if time had passed. */
const letTimePass = () => server.db.transaction((tx) => tx.run(sql`update accounts.users set totp_last_step = 0`))

test('turned on with a first code; from then on signing in asks for one', async () => {
  const customer = await server.createCustomer()
  assert.ok(
    expectRefusal(await customer.call(api.accounts.startTwoFactor, { body: { password: 'not it' } }), 400, 'VALIDATION')
      .password,
  )
  const { secret, uri } = expectData(
    await customer.call(api.accounts.startTwoFactor, { body: { password: customer.password } }),
  )
  assert.match(uri, new RegExp(`^otpauth://totp/.*secret=${secret}`))
  expectData(await signIn(customer))
  assert.ok(
    expectRefusal(await customer.call(api.accounts.enableTwoFactor, { body: { otp: '000000' } }), 400, 'VALIDATION')
      .otp,
  )
  const { recoveryCodes } = expectData(
    await customer.call(api.accounts.enableTwoFactor, { body: { otp: codeOf(secret) } }),
  )
  assert.equal(new Set(recoveryCodes).size, 10)
  assert.equal(expectData(await customer.call(api.accounts.me)).user.twoFactor, true)
  await server.mailbox.waitFor(customer.email, /Two-factor/)

  expectRefusal(await signIn(customer), 401, 'OTP_REQUIRED')
  expectRefusal(await signIn(customer, '123456'), 401, 'BAD_OTP')
  expectRefusal(await signIn({ ...customer, password: 'not it' }, codeOf(secret, 1)), 401, 'BAD_CREDENTIALS')
  expectData(await signIn(customer, codeOf(secret, 1)))
})

// Proves R10.
test('a code works once, also when used twenty times at once', async () => {
  const customer = await server.createCustomer()
  const { secret } = await turnOn(customer)
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(customer, codeOf(secret, 1))))
  assert.equal(answers.filter((answer) => answer.success).length, 1)
  expectRefusal(await signIn(customer, codeOf(secret)), 401, 'BAD_OTP')
})

test('a recovery code opens the door once, in any spelling', async () => {
  const customer = await server.createCustomer()
  const { recoveryCodes } = await turnOn(customer)
  const [code = ''] = recoveryCodes
  expectData(await signIn(customer, code.toLowerCase().replace('-', '')))
  expectRefusal(await signIn(customer, code), 401, 'BAD_OTP')
})

test('new recovery codes replace the old ones', async () => {
  const customer = await server.createCustomer()
  const { secret, recoveryCodes } = await turnOn(customer)
  const body = { password: customer.password, otp: codeOf(secret, 1) }
  const renewed = expectData(await customer.call(api.accounts.renewRecoveryCodes, { body }))
  expectRefusal(await signIn(customer, recoveryCodes[1]), 401, 'BAD_OTP')
  expectData(await signIn(customer, renewed.recoveryCodes[1]))
})

test('turned off only with both factors', async () => {
  const customer = await server.createCustomer()
  const { secret } = await turnOn(customer)
  const off = (password: string, otp: string) =>
    customer.call(api.accounts.disableTwoFactor, { body: { password, otp } })
  assert.ok(expectRefusal(await off('not it', codeOf(secret)), 400, 'VALIDATION').password)
  assert.ok(expectRefusal(await off(customer.password, '000000'), 400, 'VALIDATION').otp)
  expectRefusal(
    await customer.call(api.accounts.startTwoFactor, { body: { password: customer.password } }),
    409,
    'CONFLICT',
  )
  await letTimePass()
  assert.equal(expectData(await off(customer.password, codeOf(secret))).user.twoFactor, false)
  expectData(await signIn(customer))
  expectRefusal(await customer.call(api.accounts.enableTwoFactor, { body: { otp: codeOf(secret) } }), 409, 'CONFLICT')
})

// Proves R55.
test("the stored secret cannot be read without the server's own", async () => {
  const customer = await server.createCustomer()
  const { secret } = await turnOn(customer)
  const { box } = await server.db.transaction((tx) =>
    tx.get<{ box: Buffer }>(sql`select totp_secret as box from accounts.users where id = ${customer.id}`),
  )
  assert.ok(!box.includes(secret))
})

test("after the server's secret was changed the app's codes are refused, and a recovery code still opens the door", async () => {
  const customer = await server.createCustomer()
  const { secret, recoveryCodes } = await turnOn(customer)
  await server.db.transaction((tx) =>
    tx.run(
      sql`update accounts.users set totp_secret = ${encrypt(secret, 'another secret', 'two-factor secrets')} where id = ${customer.id}`,
    ),
  )
  expectRefusal(await signIn(customer, codeOf(secret, 1)), 401, 'BAD_OTP')
  expectData(await signIn(customer, recoveryCodes[0]))
})
