import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { subscriptionOf } from '#features/newsletter/index.ts'
import { expectData } from '#test/expect-answer.ts'
import { openMarket, type Person } from '#test/market.ts'
import { newsletterVisitor } from '#test/newsletter-visitor.ts'

const market = await openMarket()
const { becomesSubscriber, workIsDone } = newsletterVisitor(market)
const readsIt = async (email: string) => (await market.db.transaction((tx) => subscriptionOf(tx, email))) !== null
const exported = async ({ accessToken, password }: Person) => {
  const answer = await fetch(`${market.url}/api${api.accountClosure.exportData.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  return JSON.parse(await answer.text())
}

test('the export names the newsletter, and closing the account ends it', async () => {
  const person = await market.hasCustomer()
  assert.equal((await exported(person)).newsletter, null)
  await becomesSubscriber(person.email.replace(/^p/, 'P'), 'ru')
  const { newsletter } = await exported(person)
  assert.equal(newsletter.language, 'ru')
  assert.ok(newsletter.confirmedAt)
  expectData(await person.call(api.accountClosure.close, { body: { password: person.password, giveUpBalance: 0 } }))
  assert.equal(await readsIt(person.email), false)
})

test('whoever opens an account with an address that is not his neither learns of nor ends its newsletter', async () => {
  const visitor = await market.hasVisitorRegistered()
  await workIsDone()
  const person = await market.signIn(visitor)
  await becomesSubscriber(person.email)
  assert.equal((await exported(person)).newsletter, null)
  expectData(await person.call(api.accountClosure.close, { body: { password: person.password, giveUpBalance: 0 } }))
  assert.equal(await readsIt(person.email), true)
})
