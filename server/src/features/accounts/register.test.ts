import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { good, refused } from '#test/answers.ts'
import { tokenIn } from '#test/mailbox.ts'
import { openMarket } from '#test/market.ts'

const market = await openMarket()
const visitor = market.as(null)

test('a person registers, opens the mailed link once, and is active', async () => {
  const form = { username: 'Lan.Anh', email: 'lan@example.com', password: 'a long sentence' }
  const registered = await market.as(null, 'vi')(api.accounts.register, { body: form })
  const { user } = good(registered)
  assert.deepEqual([user.username, user.status, user.language, user.balance], ['Lan.Anh', 'inactive', 'vi', 0])
  assert.match(registered.message, /thư|email/i)

  const mail = await market.mailbox.waitFor(form.email)
  assert.match(mail.subject ?? '', /Kích hoạt/)
  const token = tokenIn(mail)
  assert.equal(good(await visitor(api.accounts.activate, { body: { token } })).user.status, 'active')
  refused(await visitor(api.accounts.activate, { body: { token } }), 400, 'LINK_INVALID')
})
