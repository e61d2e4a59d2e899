import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import type { Answer } from '@runmart/contract/client'
import { createClient } from '@runmart/contract/client'
import { Secret, TOTP } from 'otpauth'
import { startGoogleStandIn } from '#outside/google/stand-in.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const google = await startGoogleStandIn('runmart-client')
after(() => google.close())
const logged: string[] = []
const settings = {
  logLevel: 'info' as const,
  rateLimits: true,
  trustProxy: 1,
  google: { clientId: 'runmart-client', jwksUrl: google.jwksUrl, authorizeUrl: 'https://accounts.google.com/' },
}
const server = await startTestServer(settings, (line) => void logged.push(line))

/** A caller in one network, optionally with a device mark and a token. */
function from(address: string, { device, token = null }: { device?: string; token?: string | null } = {}) {
  const send: typeof fetch = (url, init) =>
    fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), 'x-forwarded-for': address } })
  return createClient({
    base: `${server.url}/api`,
    language: () => 'en',
    accessToken: () => token,
    ...(device && { deviceId: () => device }),
    fetch: send,
  })
}

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
const wrongMails = ({ email }: Person) => server.mailbox.mailsTo(email).filter((it) => /Wrong/.test(it.subject ?? ''))

/** A customer with two-factor on, whose used codes work again; resets other limits. */
async function customerWithTwoFactor(): Promise<Person & { secret: string; recoveryCodes: string[] }> {
  const who = await server.createCustomer()
  const { secret } = expectData(await who.call(api.accounts.startTwoFactor, { body: { password: who.password } }))
  const body = { otp: codeOf(secret) }
  const { recoveryCodes } = expectData(await who.call(api.accounts.enableTwoFactor, { body }))
  await server.db.transaction(async (tx) => {
    await tx.run(sql`update accounts.users set totp_last_step = 0`)
    await tx.run(sql`delete from platform.rate_counts`)
  })
  return { ...who, secret, recoveryCodes }
}

/** Codes that are certainly wrong. */
const wrong = (secret: string) => (codeOf(secret) === '123456' ? '654321' : '123456')

async function count(codes: (() => Promise<Answer<unknown>>)[]): Promise<(string | null)[]> {
  const answers: (string | null)[] = []
  for (const send of codes) answers.push((await send()).code)
  return answers
}

// Proves R10.
test('ten wrong codes an hour, from however many networks; a known device gets in, and the owner gets one mail', async () => {
  const who = await customerWithTwoFactor()
  const { email, password } = who
  const device = crypto.randomUUID()
  const [recovery = ''] = who.recoveryCodes
  expectData(await from('198.51.100.1', { device })(api.accounts.login, { body: { email, password, otp: recovery } }))

  const guess = (i: number) => () =>
    from(`203.0.113.${i}`)(api.accounts.login, { body: { email, password, otp: wrong(who.secret) } })
  const answers = await count(Array.from({ length: 14 }, (_, i) => guess(i)))
  assert.deepEqual(answers, [...Array(10).fill('BAD_OTP'), ...Array(4).fill('RATE_LIMITED')])
  // The API refuses the right code as well, and says for how long.
  const otp = codeOf(who.secret)
  const late = await from('203.0.113.99')(api.accounts.login, { body: { email, password, otp } })
  expectRefusal(late, 429, 'RATE_LIMITED')
  assert.match(late.message, /in (5\d|60) minutes/)
  expectData(await from('203.0.113.99', { device })(api.accounts.login, { body: { email, password, otp } }))

  // The log names the account with each wrong code and each refusal.
  const events = logged.map((it) => JSON.parse(it) as { event?: string; userId?: string; address?: string })
  const named = (event: string) => events.filter((it) => it.event === event && it.userId === who.id)
  assert.deepEqual([named('wrong-code').length, named('codes-limited').length], [10, 5])
  assert.equal(named('wrong-code')[0]?.address, '203.0.113.0')
  await server.mailbox.waitFor(email, /Wrong two-factor codes/)
  assert.equal(wrongMails(who).length, 1)
})

test('signing in with Google counts wrong codes too, also many at once', async () => {
  const who = await customerWithTwoFactor()
  const token = await google.idToken({ sub: who.username, email: who.email, name: '' })
  const enter = (i: number, otp: string, password?: string) =>
    from(`203.0.113.${i}`)(api.accounts.google, { body: { token, otp, ...(password && { password }) } })
  const [recovery = '', other = ''] = who.recoveryCodes
  expectData(await enter(200, recovery, who.password))
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => enter(i, wrong(who.secret))))
  assert.equal(answers.filter((it) => it.code === 'BAD_OTP').length, 10)
  assert.equal(answers.filter((it) => it.code === 'RATE_LIMITED').length, 10)
  expectRefusal(await enter(99, other), 429, 'RATE_LIMITED')
  // A known origin of the owner.
  expectData(await enter(200, other))
})

test('a stolen session guesses no more than a stranger does, whichever way it asks', async () => {
  const { secret, password, accessToken: token } = await customerWithTwoFactor()
  const both = { password, otp: wrong(secret) }
  const ways: ((address: string) => Promise<Answer<unknown>>)[] = [
    (address) => from(address, { token })(api.accounts.disableTwoFactor, { body: both }),
    (address) => from(address, { token })(api.accounts.renewRecoveryCodes, { body: both }),
    (address) => from(address, { token })(api.accounts.confirm, { body: { otp: both.otp } }),
    (address) => from(address, { token })(api.accountClosure.exportData, { body: both }),
    (address) => from(address, { token })(api.accountClosure.close, { body: both }),
  ]
  const sent = [...ways, ...ways].map((way, i) => () => way(`203.0.113.${i}`))
  assert.deepEqual(await count(sent), Array(10).fill('VALIDATION'))
  assert.deepEqual(await count(ways.map((way) => () => way('203.0.113.50'))), Array(5).fill('RATE_LIMITED'))
})

test('wrong recovery codes count like others; right ones and missing ones do not', async () => {
  const who = await customerWithTwoFactor()
  const { email, password, recoveryCodes } = who
  const send = (i: number, otp?: string) => () =>
    from(`203.0.113.${i}`)(api.accounts.login, { body: { email, password, ...(otp && { otp }) } })
  const wrongOnes = await count(Array.from({ length: 9 }, (_, i) => send(i, `AAAAA-${10000 + i}`)))
  assert.deepEqual(wrongOnes, Array(9).fill('BAD_OTP'))
  assert.deepEqual(await count([send(20), send(21), send(22)]), Array(3).fill('OTP_REQUIRED'))
  assert.deepEqual(await count([send(23, recoveryCodes[0]), send(24, recoveryCodes[1])]), [null, null])
  assert.deepEqual(await count([send(25, 'AAAAA-AAAAA'), send(26, 'AAAAA-AAAAA')]), ['BAD_OTP', 'RATE_LIMITED'])
})
