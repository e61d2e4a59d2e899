import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { resultProblems } from '@runmart/contract/bots'
import { insertInput } from '#features/orders/input-queries.ts'
import { sql } from '#platform/db/sql.ts'
import { createBotShop } from '#test/bot-shop.ts'
import { expectData } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'
import { insertLog, insertNote } from '../log-queries.ts'
import { insertResults } from '../result-queries.ts'
import { insertRun } from '../run-queries.ts'

const server = await startTestServer()
const shop = await createBotShop(server)
const service = await shop.createBotService('scripted')
const buyer = await shop.createBuyer(100_000)
const [russian, english] = [server.as(buyer.accessToken, 'ru'), server.as(buyer.accessToken, 'en')]

async function hasRun(): Promise<string> {
  const total = resultProblems.length + 1
  const body = { serviceId: service, amount: total, contactInfo: '@me', preOrder: true }
  const { id } = expectData(await buyer.call(api.orders.user, { body })).order
  const about = { botId: 'scripted', fileName: 'lines.txt' }
  const lines = Array.from({ length: total }, (_, at) => `line ${at}`)
  await server.owner.transaction(async (tx) => {
    await insertInput(tx, { id, customerId: buyer.id }, { ...about, lines, settings: null })
    await insertRun(tx, { ...about, orderId: id, customerId: buyer.id, total })
    const coded = resultProblems.map((problem, at) => {
      return { line: at + 1, status: 'skipped' as const, text: problem === 'tooLate' ? 'готово' : '', problem }
    })
    const own = { line: total, status: 'failed' as const, text: 'the bot took too long', problem: null }
    insertResults(tx, id, [...coded, own])
    insertLog(
      tx,
      id,
      [{ text: 'hello' }, { text: 'oh no', note: 'bot-threw' }, { text: '7', note: 'lines-left-out' }],
      0,
    )
    insertNote(tx, id, 'finished')
    await tx.run(
      sql`update orders.orders set status = 'success', bot_status = 'stopped', finished_at = now() where id = ${id}`,
    )
  })
  return id
}

test('why a line has no answer is a code, and its words are in the asked language, also in the CSV', async () => {
  const id = await hasRun()
  const query = { limit: '100' }
  const { items } = expectData(await russian(api.bots.results, { params: { id }, query }))
  assert.deepEqual(
    items.slice(0, resultProblems.length).map((it) => it.problem?.code),
    resultProblems,
  )
  for (const { text } of items.slice(0, -1)) assert.match(text, /^[А-Яа-яЁё]/)
  const late = items.find((it) => it.problem?.code === 'tooLate')
  assert.deepEqual(late?.problem, { code: 'tooLate', detail: '' }, 'what was not paid for is for operators only')
  assert.equal(late?.text, 'Выполнена после завершения заказа, поэтому не оплачивается')
  const answer = await fetch(`${server.url}/api/user/order/${id}/results?format=csv`, {
    headers: { authorization: `Bearer ${buyer.accessToken}`, 'accept-language': 'ru' },
  })
  const csv = await answer.text()
  for (const { text } of items) assert.ok(csv.includes(text), text)
  const again = expectData(await english(api.bots.results, { params: { id }, query })).items
  assert.equal(again[0]?.text, 'The bot crashed on this line')
})

test('words that a bot answered stay as they are', async () => {
  const id = await hasRun()
  const { items } = expectData(await russian(api.bots.results, { params: { id }, query: { limit: '100' } }))
  const { text, problem } = items.at(-1) ?? {}
  assert.deepEqual([text, problem], ['the bot took too long', null])
})

test("notes with a detail are in the log as codes, beside the bot's own words", async () => {
  const id = await hasRun()
  const { log } = expectData(await russian(api.bots.run, { params: { id } }))
  assert.deepEqual(
    log.map(({ from, text, ...it }) => [from, text, 'detail' in it ? it.detail : null]),
    [
      ['bot', 'hello', null],
      ['shop', 'bot-threw', 'oh no'],
      ['shop', 'lines-left-out', '7'],
      ['shop', 'finished', null],
    ],
  )
})
