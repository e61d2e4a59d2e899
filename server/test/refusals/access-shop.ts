import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { api } from '@runmart/contract'
import { addressOf } from '@runmart/contract/client'
import { runBots } from '../bot-node.ts'
import { createBotShop } from '../bot-shop.ts'
import { createCustomerWithData } from '../customer-with-data.ts'
import { expectData } from '../expect-answer.ts'
import { type Person, startTestServer } from '../test-server.ts'
import { type Operation, operations, sendRaw } from './operations.ts'

export const nobodys = () => ({ id: randomUUID(), code: 'NOBODYS' })
export const name = ({ method, path }: Operation) => `${method} ${path}`
export const isShut = (status: number) => status === 401 || status === 403

/** A shop with a customer who has data of every kind, and calls of every operation of the API. */
export async function accessShop() {
  // No unread-message notice comes by itself during other checks.
  const server = await startTestServer({ messageNotifySeconds: 3_600 })
  const shop = await createBotShop(server)
  await runBots(server)
  const { person: owner, traces } = await createCustomerWithData(server, shop)
  const pre = { serviceId: await shop.createBotService('scripted'), amount: 3, contactInfo: traces.contact }
  const preOrder = expectData(await owner.call(api.orders.user, { body: pre })).order

  const call = (it: Operation, token: string | null, params: Record<string, string>, method = it.method) =>
    sendRaw(server.url, {
      method,
      path: `/api${addressOf(it.path, params)}`,
      token,
      ...(method !== 'GET' && method !== 'HEAD' && { body: '{}' }),
    })
  /** Everything that the owner sees; others' calls must not change it. */
  const allOf = async ({ call: ask }: Person): Promise<string> => {
    const answers = await Promise.all([
      ask(api.accounts.me),
      ask(api.accounts.sessions),
      ask(api.ledger.history, { query: { limit: '100' } }),
      ask(api.orders.order, { params: { id: preOrder.id } }),
      ask(api.orders.history, { query: { limit: '100' } }),
      ask(api.notifications.list, { query: { limit: '100' } }),
      ask(api.notifications.settings),
    ])
    return JSON.stringify(answers.map((it) => expectData<unknown>(it))).replace(/"last\w*":"[^"]*"/g, '')
  }

  /** Calls every operation with another customer's ids, by these methods and with at most this many ids. */
  const findNothing = async (methodsOf: (it: Operation) => readonly string[], most = 100): Promise<void> => {
    const other = await server.createCustomer()
    const before = await allOf(owner)
    const orders = expectData(await owner.call(api.orders.history)).items
    const [session] = expectData(await owner.call(api.accounts.sessions)).items
    const ids = [...orders.map((it) => it.id), session?.id ?? '', owner.id].slice(0, most)
    const secrets = [...Object.values(traces), owner.email, owner.username, ...orders.map((it) => it.orderCode)]
    // A month has no owner: the caller's own data answer it.
    const withId = operations.filter((it) => /\{(?!month\})\w+\}/.test(it.path))
    assert.ok(withId.length > 25)
    for (const it of withId)
      for (const id of ids)
        for (const method of methodsOf(it))
          for (const token of method === it.method ? [other.accessToken, null] : [other.accessToken]) {
            const { status, text } = await call(it, token, { id, code: id }, method)
            const what = `${method} ${it.path} by ${token ? 'another' : 'nobody'}: ${status}`
            assert.ok([400, 401, 403, 404, 405].includes(status), what)
            if (method === it.method && !it.hasBody) assert.ok([401, 403, 404].includes(status), what)
            assert.deepEqual(
              secrets.filter((secret) => text.includes(secret)),
              [],
              what,
            )
          }
    assert.equal(await allOf(owner), before)
  }
  return { server, shop, owner, traces, pre, preOrder, call, allOf, findNothing }
}
