import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { TOTP } from 'otpauth'
import { sql } from '#platform/db/sql.ts'
import { runBots } from '#test/bot-node.ts'
import { createBotShop } from '#test/bot-shop.ts'
import { createCustomerWithData } from '#test/customer-with-data.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { pictures } from '#test/pictures.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createBotShop(server)
await runBots(server)

const ask = ({ accessToken }: Person, password: string, more: object = {}) =>
  fetch(`${server.url}/api${api.accountClosure.exportData.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password, ...more }),
  })

test('one file holds everything: who I am, where I signed in, what I paid, ordered, gave and got', async () => {
  const { person, traces } = await createCustomerWithData(server, shop)
  const answer = await ask(person, person.password)
  assert.equal(answer.headers.get('content-disposition'), `attachment; filename="runmart-${person.username}.json"`)
  const text = await answer.text()
  for (const [name, trace] of Object.entries(traces)) assert.ok(text.includes(trace), name)
  const data = JSON.parse(text)
  assert.deepEqual(Object.keys(data), [
    'runmart',
    'account',
    'sessions',
    'accountMails',
    'staffNotes',
    'emailChange',
    'formerEmail',
    'transferContent',
    'transfers',
    'claims',
    'bankClaims',
    'transactions',
    'orders',
    'warrantyClaims',
    'repeats',
    'repeatLines',
    'drips',
    'messages',
    'messageFiles',
    'partnership',
    'payouts',
    'commissions',
    'commissionRate',
    'services',
    'notifications',
    'notificationWays',
    'telegramChat',
    'newsletter',
  ])
  assert.deepEqual([data.account.email, data.account.phone], [person.email, traces.phone])
  assert.equal(data.sessions.length, 1)
  assert.deepEqual(data.commissionRate, { percent: 10 })
  assert.deepEqual(
    data.transactions.map((it: { type: string }) => it.type),
    ['bank_deposit', 'order_auto', 'order_ref', 'refund', 'order_ref', 'deposit', 'commission', 'deposit'],
  )
  assert.deepEqual(
    [data.emailChange.newEmail, data.formerEmail, data.payouts[0].account],
    [traces.newEmail, traces.formerEmail, traces.account],
  )
  const [claim] = data.bankClaims
  assert.equal(claim.reference, traces.claimed)
  assert.deepEqual([claim.receipt.type, Buffer.from(claim.receipt.content, 'base64')], ['image/png', pictures.png])
  const [run, bought] = data.orders
  assert.deepEqual(
    [run.run.fileName, run.run.lines.map((it: { input: string }) => it.input), bought.run],
    [traces.file, [`say ${traces.line}`, traces.line], null],
  )
  assert.ok(run.run.log.some((it: { text: string }) => it.text === traces.line))
  assert.deepEqual(bought.links, [{ line: 1, link: traces.link, amount: 2, done: 2 }])
  assert.deepEqual(
    bought.timeline.slice(-2).map((it: { event: string }) => it.event),
    ['delivered', 'claimed'],
  )
  const [ofLines, plan] = data.repeats
  assert.deepEqual(data.repeatLines, [
    { planId: ofLines.id, fileName: traces.file, lines: [`say ${traces.line}`, traces.line] },
  ])
  assert.deepEqual([plan.every, plan.contactInfo, plan.inputs], ['month', traces.contact, { comments: traces.input }])
  const [drip] = data.drips
  assert.deepEqual([drip.runs, drip.everyMinutes, drip.orderIds.length], [2, 60, 1])
  assert.ok(!/hash|secret/i.test(text), 'no secrets in it')
})

test('it is for the owner alone, and a stolen session is not enough', async () => {
  const [mine, other] = [await server.createCustomer(), await server.createCustomer()]
  assert.ok(
    expectRefusal(await mine.call(api.accountClosure.exportData, { body: { password: 'not it' } }), 400, 'VALIDATION')
      .password,
  )
  expectRefusal(await server.as(null)(api.accountClosure.exportData, { body: {} }), 401, 'UNAUTHENTICATED')
  const text = await (await ask(mine, mine.password)).text()
  assert.ok(text.includes(mine.email) && !text.includes(other.email))
})

test('with two-factor on a code is asked for as well', async () => {
  const person = await server.createCustomer()
  const { password, call } = person
  const { secret } = expectData(await call(api.accounts.startTwoFactor, { body: { password } }))
  const otp = new TOTP({ secret }).generate()
  const { recoveryCodes } = expectData(await call(api.accounts.enableTwoFactor, { body: { otp } }))
  const asked = (more: object) => call(api.accountClosure.exportData, { body: { password, ...more } })
  assert.ok(expectRefusal(await asked({}), 400, 'VALIDATION').otp)
  assert.ok(expectRefusal(await asked({ otp: '000000' }), 400, 'VALIDATION').otp)
  const answer = await ask(person, password, { otp: recoveryCodes[0] })
  assert.deepEqual([answer.status, JSON.parse(await answer.text()).account.twoFactor], [200, true])
})

test('a history longer than one piece comes whole, each thing once', async () => {
  const buyer = await shop.createBuyer(10_000_000)
  const links = Array.from({ length: 2_500 }, (_, at) => ({ link: `https://example.com/${at}`, amount: 1 }))
  const body = {
    serviceId: await shop.createService({ price: 1_000 }),
    contactInfo: '@me',
    orderType: 'multiply' as const,
    links,
  }
  expectData(await buyer.call(api.orders.ref, { body }))
  await server.db.transaction((tx) =>
    tx.run(sql`
      insert into notifications.items (user_id, key, news, at)
      select ${buyer.id}, 'n' || n, '{"kind": "commission-earned", "amount": 1}', now() from generate_series(1, 2500) as n`),
  )
  const data = JSON.parse(await (await ask(buyer, buyer.password)).text())
  const lines = data.orders[0].links.map((it: { line: number }) => it.line)
  assert.deepEqual([lines.length, new Set(lines).size, lines.at(-1)], [2_500, 2_500, 2_500])
  const exportedIds = new Set(data.notifications.map((it: { id: string }) => it.id))
  assert.equal(exportedIds.size, data.notifications.length)
  assert.ok(exportedIds.size >= 2_500)
})
