import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { api } from '@runmart/contract'
import { createClient } from '@runmart/contract/client'
import { Secret, TOTP } from 'otpauth'
import { allowedHosts } from '#platform/config/allowed-hosts.ts'
import type { Purpose } from '#platform/crypto.ts'
import { sql } from '#platform/db/sql.ts'
import { openHub } from '#platform/live/hub.ts'
import { createLog } from '#platform/log.ts'
import { seal } from '#platform/sealed.ts'
import { createAnotherApi } from '#test/another-api.ts'
import { runBots } from '#test/bot-node.ts'
import { createBotShop } from '#test/bot-shop.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startRecordingSite } from '#test/recording-site.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { startWorker } from '#test/worker-process.ts'

const KEY_1 = 'Vb6Zr3kQ9wX1nT8mE5yH2uJ7pL4sD0aC'
const KEY_2 = 'q8Lm2Xc7Wv4Zt1Rb6Ny9Hs3Kd5Gf0PaE'
const keys = (current: number, ...given: [number, string | null][]) => ({ current, byVersion: new Map(given) })

const BOTH = `1:${KEY_1},2:${KEY_2}`
const site = await startRecordingSite()
after(() => site.close())
const server = await startTestServer({
  secretsKeys: keys(1, [1, KEY_1], [2, KEY_2]),
  botAllowHosts: allowedHosts(site.host),
})

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
const letTimePass = () => server.db.transaction((tx) => tx.run(sql`update accounts.users set totp_last_step = 0`))

async function customerWithTwoFactor(): Promise<Person & { secret: string; recoveryCodes: string[] }> {
  const who = await server.createCustomer()
  const { secret } = expectData(await who.call(api.accounts.startTwoFactor, { body: { password: who.password } }))
  const body = { otp: codeOf(secret) }
  const { recoveryCodes } = expectData(await who.call(api.accounts.enableTwoFactor, { body }))
  await letTimePass()
  return { ...who, secret, recoveryCodes }
}

const sealWith2 = (text: string, purpose: Purpose) => seal(text, keys(2, [2, KEY_2]), purpose)
const storeWith2 = ({ id, secret }: { id: string; secret: string }) => {
  const box = sealWith2(secret, 'two-factor secrets')
  return server.db.transaction((tx) => tx.run(sql`update accounts.users set totp_secret = ${box} where id = ${id}`))
}

/** Another shop on the same database, as after a restart with other secrets. */
async function restartWith(settings: Partial<typeof server.config>) {
  const config = { ...server.config, ...settings }
  const log = createLog('silent', 'test')
  const hub = openHub(server.databaseUrl, log)
  const app = await createAnotherApi({ config, db: server.db }, hub)
  await app.listen({ port: 0, host: '127.0.0.1' })
  server.beforeClosing(async () => {
    await app.close()
    await hub.close()
  })
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`
  return createClient({ base, language: () => 'en', accessToken: () => null })
}

async function signIn({ email, password, secret }: Person & { secret: string }, call = server.as(null)) {
  await letTimePass()
  return call(api.accounts.login, { body: { email, password, otp: codeOf(secret) } })
}

/** Runs a program of the shop as an operator does; returns its exit code and output. */
function run(program: string, env: Record<string, string>): Promise<{ code: number; printed: string }> {
  const file = fileURLToPath(new URL(program, import.meta.url))
  const all = {
    PATH: process.env.PATH ?? '',
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.config.dataDir,
    LOG_LEVEL: 'silent',
    ...env,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [file], { env: all, timeout: 60_000 }, (problem, stdout, stderr) =>
      resolve({ code: problem ? Number(problem.code ?? -1) : 0, printed: stdout + stderr }),
    )
  })
}

const { tokenSecret: TOKEN_SECRET } = server.config
const rotate = (SECRETS_KEYS: string) => run('rotate-secrets.ts', { SECRETS_KEYS, TOKEN_SECRET })

test('two-factor sign-in outlives a new TOKEN_SECRET', async () => {
  const who = await customerWithTwoFactor()
  expectData(await signIn(who))
  expectData(await signIn(who, await restartWith({ tokenSecret: 'another TOKEN_SECRET' })))
})

test('a key is replaced: both decrypt, the first encrypts, and after the command the old one is not needed', async () => {
  const who = await customerWithTwoFactor()
  const both = await restartWith({ secretsKeys: keys(2, [2, KEY_2], [1, KEY_1]) })
  expectData(await signIn(who, both))
  const { code, printed } = await rotate(`2:${KEY_2},1:${KEY_1}`)
  assert.equal(code, 0, printed)
  assert.match(printed, /Keys in use now: 2\./)
  expectData(await signIn(who, await restartWith({ secretsKeys: keys(2, [2, KEY_2]) })))
  expectData(await signIn(who, both))
  // Restores the keys for the following tests.
  assert.equal((await rotate(BOTH)).code, 0)
})

test('many values are moved in batches, and two commands at once do not stand in each other’s way', async () => {
  const who = await customerWithTwoFactor()
  await storeWith2(who)
  await server.db.transaction((tx) =>
    tx.run(sql`
      insert into accounts.users (id, username, email, referral_code, totp_secret)
      select gen_random_uuid(), 'many' || n, 'many' || n || '@example.com', 'MANY' || n, totp_secret
      from accounts.users, generate_series(1, 1200) n where accounts.users.id = ${who.id}`),
  )
  const commands = [rotate(BOTH), rotate(BOTH)]
  expectData(await signIn(who))
  for (const { code, printed } of await Promise.all(commands)) assert.equal(code, 0, printed)
  assert.match((await rotate(BOTH)).printed, /two-factor secrets: 0 re-encrypted with key 1, 1\d{3} had it/)
  expectData(await signIn(who))
  await server.db.transaction((tx) => tx.run(sql`delete from accounts.users where username like 'many%'`))
})

test('without a key that stored values need, nothing starts and nothing is changed; a lost one is said to be lost', async () => {
  const who = await customerWithTwoFactor()
  const start = (SECRETS_KEYS: string) => run('start-worker.ts', { SECRETS_KEYS, TOKEN_SECRET })
  const missing = await start(`2:${KEY_2}`)
  assert.equal(missing.code, 2)
  assert.match(missing.printed, /SECRETS_KEYS: key 1 is missing, which two-factor secrets need/)
  const wrong = await start(`1:${KEY_2}`)
  assert.equal(wrong.code, 2)
  assert.match(wrong.printed, /SECRETS_KEYS: key 1 is not the one that two-factor secrets need/)

  const { code, printed } = await rotate(`2:${KEY_2}`)
  assert.equal(code, 1)
  assert.match(printed, /two-factor secrets: 0 re-encrypted with key 2, 0 had it already, \d+ cannot be opened/)
  expectData(await signIn(who))

  const lost = `2:${KEY_2},1:lost`
  const worker = await startWorker(server, { SECRETS_KEYS: lost, TOKEN_SECRET })
  worker.child.kill('SIGTERM')
  await worker.gone
  const withoutIt = await restartWith({ secretsKeys: keys(2, [2, KEY_2], [1, null]) })
  expectRefusal(await signIn(who, withoutIt), 401, 'BAD_OTP')
  const { email, password, recoveryCodes } = who
  expectData(await withoutIt(api.accounts.login, { body: { email, password, otp: recoveryCodes[0] ?? '' } }))
})

test('what the shop and customers set for bots is moved as well, and reaches the bot', async () => {
  const shop = await createBotShop(server)
  const service = await shop.createBotService('scripted-once')
  const set = { params: { id: 'scripted-once' }, body: { settings: { shop: 'shop secret' } } }
  expectData(await shop.operator.call(api.botsOperator.saveSettings, set))
  const buyer = await shop.createBuyer(1_000)
  const settings = { address: site.url, token: 'abcd' }
  const order = await shop.uploadLines(buyer, service, ['one'], { settings })
  expectData(await buyer.call(api.repeats.create, { params: { id: order.id }, body: { every: 'week' } }))
  const with2 = (text: string) => sealWith2(text, 'settings of bots')
  await server.owner.transaction(async (tx) => {
    const value = with2('shop secret').toString('base64')
    await tx.run(sql`update bots.settings set value = ${value}`)
    await tx.run(sql`insert into bots.settings (bot_id, name, value) values ('another', 'plain', 'not a secret')`)
    await tx.run(sql`update orders.inputs set settings = ${with2(JSON.stringify(settings))}`)
    await tx.run(sql`update repeats.lines set settings = ${with2(JSON.stringify(settings))}`)
  })
  const { code, printed } = await rotate(BOTH)
  assert.equal(code, 0, printed)
  assert.match(printed, /settings of bots: 1 re-encrypted with key 1/)
  assert.match(printed, /settings of orders: 1 re-encrypted with key 1/)
  assert.match(printed, /settings of repeating orders: 1 re-encrypted with key 1/)
  const { plain } = await server.db.transaction((tx) =>
    tx.get<{ plain: string }>(sql`select value as plain from bots.settings where name = 'plain'`),
  )
  assert.equal(plain, 'not a secret')
  await runBots(server)
  await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus === 'success')
  assert.equal((await shop.results(buyer, order.id))[0]?.text, 'asked for one, shop says shop secret')
})
