import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { subscriptionOf } from '#features/newsletter/index.ts'
import { expectData } from '#test/expect-answer.ts'
import { newsletterVisitor } from '#test/newsletter-visitor.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const { createSubscriber, waitForWork } = newsletterVisitor(server)
const readsIt = async (email: string) => (await server.db.transaction((tx) => subscriptionOf(tx, email))) !== null
const exported = async ({ accessToken, password }: Person) => {
  const answer = await fetch(`${server.url}/api${api.accountClosure.exportData.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  return JSON.parse(await answer.text())
}

test('the export names the newsletter, and closing the account ends it', async () => {
  const person = await server.createCustomer()
  assert.equal((await exported(person)).newsletter, null)
  await createSubscriber(person.email.replace(/^p/, 'P'), 'ru')
  const { newsletter } = await exported(person)
  assert.equal(newsletter.language, 'ru')
  assert.ok(newsletter.confirmedAt)
  expectData(await person.call(api.accountClosure.close, { body: { password: person.password, giveUpBalance: 0 } }))
  assert.equal(await readsIt(person.email), false)
})

test('whoever opens an account with an address that is not his neither learns of nor ends its newsletter', async () => {
  const visitor = await server.registerVisitor()
  await waitForWork()
  const person = await server.signIn(visitor)
  await createSubscriber(person.email)
  assert.equal((await exported(person)).newsletter, null)
  expectData(await person.call(api.accountClosure.close, { body: { password: person.password, giveUpBalance: 0 } }))
  assert.equal(await readsIt(person.email), true)
})
