import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { Answer } from '@runmart/contract/client'
import { expectData } from '../expect-answer.ts'
import { startTestServer } from '../test-server.ts'

const server = await startTestServer()
const customer = await server.createCustomer()
// Hashed as in a shop, not as cheaply as for most tests.
const body = { oldPassword: customer.password, newPassword: 'words that only this person knows' }
expectData(await customer.call(api.accounts.changePassword, { body }))
const visitor = server.as(null)
const fresh = () => `n${randomBytes(6).toString('hex')}`

type Ask = (email: string) => Promise<Answer<unknown>>
const questions: Record<string, Ask> = {
  'signing in': (email) => visitor(api.accounts.login, { body: { email, password: 'not the password' } }),
  'asking for a new password': (email) => visitor(api.accounts.forgotPassword, { body: { email } }),
  registering: (email) =>
    visitor(api.accounts.register, { body: { username: fresh(), email, password: 'words of some length' } }),
}
const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
/** Without the parts that differ for every person: the form's own words and the time. */
const shapeOf = (answer: Answer<unknown>) =>
  JSON.stringify(answer).replace(/"(id|username|email|referralCode|referralLink|joinedDate)":"[^"]*"/g, '"$1":""')

// Proves R2.
for (const [what, ask] of Object.entries(questions))
  test(`${what} takes the same time and gets the same answer whether there is an account or not`, async () => {
    const [known, unknown]: [number[], number[]] = [[], []]
    const shapes = new Set<string>()
    for (let at = 0; at < 60; at++)
      for (const times of at % 2 ? [known, unknown] : [unknown, known]) {
        const email = times === known ? customer.email : `${fresh()}@example.com`
        const began = performance.now()
        shapes.add(shapeOf(await ask(email)))
        times.push(performance.now() - began)
      }
    assert.equal(shapes.size, 1, [...shapes].join('\n'))
    const [a, b] = [median(known), median(unknown)]
    assert.ok(Math.abs(a - b) < 2 + 0.2 * Math.max(a, b), `${a} ms known, ${b} ms unknown`)
  })
