import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { after, beforeEach, test } from 'node:test'
import { ownProblem } from '@runmart/contract/suppliers-problems'
import { serveStandIn } from '../serve-stand-in.ts'
import { PanelClient } from './panel-client.ts'
import { PanelError } from './send-action.ts'
import { startPanelStandIn } from './stand-in.ts'
import { usualHabits } from './stand-in-types.ts'

const panel = await startPanelStandIn()
after(() => panel.close())
const client = new PanelClient(panel.access)

const service = {
  service: 1,
  name: 'Followers',
  type: 'Default',
  category: 'Telegram',
  rate: '0.90',
  min: '50',
  max: '10000',
  refill: true,
  cancel: true,
} as const

beforeEach(() => {
  panel.services = [service, { ...service, service: 2, type: 'Package', rate: '12', min: '1', max: '1' }]
  panel.trouble = 'none'
  panel.habits = { ...usualHabits }
  panel.balance = 100
  panel.clearCalls()
})

const fields = { link: 'https://t.me/example', quantity: 100 }
const kindOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (problem: unknown) => (problem instanceof PanelError ? problem.kind : 'other'),
  )

for (const swapsTypes of [false, true])
  test(`what a panel offers, takes and tells is read ${swapsTypes ? 'with ids as strings, sums and counts as numbers' : 'as most write it'}`, async () => {
    panel.habits = {
      ...panel.habits,
      swapsTypes,
      saysSuccess: swapsTypes,
      bareErrors: swapsTypes,
      states: swapsTypes ? 'lower' : 'title',
      refillsById: swapsTypes,
    }
    const [first] = await client.listServices()
    assert.deepEqual(
      [first?.id, first?.type, first?.rate, first?.min, first?.max, first?.canRefill],
      ['1', 'Default', '0.9', 50, 10_000, true],
    )
    const id = await client.addOrder('1', fields)
    assert.equal(panel.orders.get(Number(id))?.fields.link, fields.link)
    const states = await client.statesOf([id, '9'])
    assert.deepEqual(states.get(id), {
      state: 'pending',
      status: swapsTypes ? 'pending' : 'Pending',
      charge: '0.09',
      currency: 'USD',
      startCount: 3_572,
      remains: 100,
    })
    assert.deepEqual(states.get('9'), { error: 'Incorrect order ID' })
    const order = panel.orders.get(Number(id))
    assert.ok(order)
    for (const [status, state] of [
      ['Processing', 'pending'],
      ['In progress', 'in-progress'],
      ['Partial', 'partial'],
      ['Canceled', 'cancelled'],
      ['Cancelled', 'cancelled'],
      ['Refunded', 'cancelled'],
      ['Completed', 'completed'],
    ] as const) {
      order.status = status
      const found = (await client.statesOf([id])).get(id)
      assert.ok(found && 'state' in found)
      assert.equal(found.state, state)
    }
    order.status = 'Sleeping'
    assert.ok('error' in ((await client.statesOf([id])).get(id) ?? {}))
    const refills = await client.refill([id, '9'])
    const refill = refills.get(id)
    assert.ok(refill && 'refill' in refill)
    assert.deepEqual(refills.get('9'), { error: 'Incorrect order ID' })
    const known = await client.refillStatesOf([refill.refill, '9'])
    const pending = { state: 'pending', status: 'Pending' }
    assert.deepEqual([...known.values()], [pending, { error: 'Refill not found' }])
    const alone = await client.refillStatesOf([refill.refill])
    assert.deepEqual([...alone.values()], [pending])
    await assert.rejects(client.refill([id]), { kind: 'refused', message: 'Refill is already in progress' })
    assert.deepEqual(await client.getBalance(), { balance: '99.91', currency: 'USD' })
    order.status = 'In progress'
    assert.deepEqual(
      [...(await client.cancel([id, '9'])).values()],
      [{ cancelled: true }, { error: 'Incorrect order ID' }],
    )
    assert.equal(order.status, 'Canceled')
    assert.deepEqual([...(await client.cancel([id])).values()], [{ error: 'Cancel is not available' }])
    assert.deepEqual(await client.getBalance(), { balance: '100', currency: 'USD' })
  })

test('what a panel refuses is known to be refused, also with status 200', async () => {
  const wrong = new PanelClient({ ...panel.access, key: 'wrong' })
  await assert.rejects(wrong.getBalance(), { kind: 'refused', message: 'Invalid API key', account: 'key' })
  await assert.rejects(client.addOrder('9', fields), {
    kind: 'refused',
    message: 'Incorrect service ID',
    account: null,
  })
  await assert.rejects(client.addOrder('1', { ...fields, quantity: 1 }), { message: 'Minimum quantity is 50' })
  await assert.rejects(client.addOrder('1', { quantity: 100 }), { message: 'Bad link' })
  await assert.rejects(client.addOrder('2', fields), { message: 'Unexpected quantity' })
  panel.balance = 0
  await assert.rejects(client.addOrder('1', fields), {
    kind: 'refused',
    message: 'Not enough funds on balance',
    account: 'money',
  })
  assert.equal(panel.orders.size, 2)
})

// Proves R89.
for (const [error, account] of [
  ['Not enough funds on balance', 'money'],
  ['neworder.error.not_enough_funds', 'money'],
  ['insufficient_balance', 'money'],
  ['insufficientFunds', 'money'],
  ['error.invalid_api_key', 'key'],
  ['invalid_key', 'key'],
  ['Incorrect API key', 'key'],
  ['neworder.error.link_duplicate', null],
  ['google_keyword is missing', null],
  ['Bad link', null],
] as const)
  test(`the refusal “${error}” is about ${account ?? 'the order'}`, async () => {
    const odd = await serveStandIn((_request, response) => void response.writeHead(422).end(JSON.stringify({ error })))
    const asked = new PanelClient({ url: `${odd.url}/api/v2`, key: 'k' }).addOrder('1', fields)
    await assert.rejects(asked, { kind: 'refused', account })
    await odd.close()
  })

test('sixty calls a minute: the next is refused, and said to be too many', async () => {
  for (let call = 0; call < 60; call++) await client.getBalance()
  await assert.rejects(client.getBalance(), { kind: 'refused', isTooOften: true })
})

test('too many calls are said to be too many with any status; what is about an amount is not', async () => {
  panel.habits.tooOftenWith = 200
  panel.trouble = 'often'
  await assert.rejects(client.addOrder('1', fields), { kind: 'refused', isTooOften: true })
  panel.trouble = 'none'
  await assert.rejects(client.addOrder('1', { ...fields, quantity: 99_999 }), { isTooOften: false })
})

test('services of older and of wordier panels are read, whatever the spelling of their type', async () => {
  const { cancel: _, ...older } = service
  panel.services = [
    { ...older, type: 'custom_comments' },
    { ...service, service: 2, type: 'CUSTOM COMMENTS PACKAGE', desc: '<b>Slow</b>', dripfeed: true },
    { ...service, service: 3, type: 'Something new' },
  ]
  assert.deepEqual(
    (await client.listServices()).map((it) => [it.type, it.canCancel, it.canDrip, it.description]),
    [
      ['Custom Comments', false, false, ''],
      ['Custom Comments Package', true, true, '<b>Slow</b>'],
      [null, true, false, ''],
    ],
  )
})

test('the stand-in is as strict as panels are: fields of other types, what is not cancelled, orders that look alike', async () => {
  const { cancel: _, ...fixed } = service
  panel.services.push({ ...fixed, service: 3 }, { ...service, service: 4, type: 'Poll' })
  const answers = { link: fields.link, quantity: 100, answer_number: 1 }
  await client.addOrder('1', { ...fields, runs: 2, interval: 30 })
  await assert.rejects(client.addOrder('4', { ...answers, runs: 2 }), { message: 'Unexpected runs' })
  const id = await client.addOrder('3', fields)
  assert.deepEqual([...(await client.cancel([id])).values()], [{ error: 'Cancel is not available' }])
  panel.habits.repeatsOrders = true
  assert.equal(await client.addOrder('3', fields), id)
  const order = panel.orders.get(Number(id))
  assert.ok(order)
  order.addedAt -= 121_000
  assert.notEqual(await client.addOrder('3', fields), id)
})

test('whether an order was surely not sent, surely refused, or may be there', async () => {
  const before = panel.orders.size
  const gone = await startPanelStandIn()
  await gone.close()
  const unreachable = new PanelClient(gone.access)
  assert.equal(await kindOf(unreachable.addOrder('1', fields)), 'not-sent')
  for (const trouble of ['drop', 'error', 'garbage'] as const) {
    panel.trouble = trouble
    assert.equal(await kindOf(client.addOrder('1', fields)), 'unclear', trouble)
  }
  assert.equal(panel.orders.size, before)
  panel.trouble = 'cut'
  assert.equal(await kindOf(client.addOrder('1', fields)), 'unclear')
  assert.equal(panel.orders.size, before + 1)
})

test('a number wins over an error beside it, and an error of a panel that fails says nothing', async () => {
  panel.trouble = 'warns'
  const before = panel.orders.size
  const id = await client.addOrder('1', fields)
  assert.ok(panel.orders.has(Number(id)))
  panel.trouble = 'fails'
  assert.equal(await kindOf(client.addOrder('1', fields)), 'unclear')
  assert.equal(panel.orders.size, before + 2)
  panel.trouble = 'closed'
  assert.equal(await kindOf(client.addOrder('1', fields)), 'refused')
})

// Proves R88.
for (const [status, body, kind] of [
  [200, { order: 7, error: 0 }, 'done'],
  [201, { order: '7', error: 'slow' }, 'done'],
  [200, { order: 0, error: 'Bad link' }, 'refused'],
  [400, { error: 'Bad link' }, 'refused'],
  [400, { order: 88_001, error: 'Low speed today' }, 'done'],
  [403, { order: '88001', error: 'Low speed today' }, 'done'],
  [429, { order: 88_001, error: 'Too many requests' }, 'done'],
  [400, { order: 0, error: 'Bad link' }, 'refused'],
  [502, { error: 'Bad gateway' }, 'unclear'],
  [302, { error: 'Moved' }, 'unclear'],
  ...[0, '0', [], {}, null, false, ''].map((error) => [200, { error }, 'unclear'] as const),
] as const)
  test(`an answer of ${status} ${JSON.stringify(body)} to an order means: ${kind}`, async () => {
    const odd = await serveStandIn((_request, response) => void response.writeHead(status).end(JSON.stringify(body)))
    const asked = new PanelClient({ url: `${odd.url}/api/v2`, key: 'k' }).addOrder('1', fields)
    assert.equal(await kindOf(asked), kind)
    await odd.close()
  })

// Proves R77.
test('an answer is read up to what its action needs: 64 KiB about one thing, four times as much about many', async () => {
  const bodies: Record<string, string> = {}
  const long = await serveStandIn(async (request, response) => {
    const form = new URLSearchParams(await text(request))
    response.end(bodies[form.get('action') ?? ''])
  })
  const asking = new PanelClient({ url: `${long.url}/api/v2`, key: 'k' })
  const filled = (length: number, answer: object) => JSON.stringify({ ...answer, note: 'x'.repeat(length) })
  const tooLarge = { message: ownProblem('too-large'), kind: 'unclear' }

  bodies.balance = filled(60_000, { balance: '1' })
  assert.equal((await asking.getBalance()).balance, '1')
  bodies.balance = filled(70_000, { balance: '1' })
  await assert.rejects(asking.getBalance(), tooLarge)
  bodies.add = filled(70_000, { order: 7 })
  await assert.rejects(asking.addOrder('1', fields), tooLarge)
  bodies.status = filled(250_000, { 1: { status: 'Pending' } })
  assert.ok((await asking.statesOf(['1', '2'])).has('1'))
  bodies.status = '['.repeat(300_000)
  await assert.rejects(asking.statesOf(['1']), tooLarge)
  bodies.services = JSON.stringify([{ ...service, desc: 'x'.repeat(1_000_000) }])
  assert.equal((await asking.listServices()).length, 1)
  await long.close()
})

test('an answer that nests deeply is one that was not understood', async () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  let body = deep
  const odd = await serveStandIn((_request, response) => void response.end(body))
  const asking = new PanelClient({ url: `${odd.url}/api/v2`, key: 'k' })
  assert.equal(await kindOf(asking.getBalance()), 'unclear')
  body = `{"7":${deep}}`
  assert.ok('error' in ((await asking.statesOf(['7'])).get('7') ?? {}))
  body = `{"error":${deep}}`
  assert.equal(await kindOf(asking.getBalance()), 'refused')
  await odd.close()
})

test('a panel that repeats the key has it masked in what is told and kept', async () => {
  const key = 'k3y/of "the" shöp'
  const inForm = new URLSearchParams({ key }).toString()
  const inPhp = JSON.stringify(key).replaceAll('/', '\\/').replace('ö', '\\u00f6')
  for (const [status, body] of [
    [200, JSON.stringify({ error: `Invalid key ${key}` })],
    [500, `what is ${key}?`],
    [500, `what is ${inForm}?`],
    [500, `what is ${inForm.replaceAll(/%../g, (it) => it.toLowerCase())}?`],
    [500, `what is ${inPhp}?`],
    [200, JSON.stringify({ balance: { of: key } })],
    [200, JSON.stringify({ error: { of: key } })],
    [200, JSON.stringify({ error: `${'x'.repeat(290)}${key}` })],
  ] as const) {
    const echo = await serveStandIn((_request, response) => void response.writeHead(status).end(body))
    const said: string[] = []
    const repeating = new PanelClient({ url: `${echo.url}/api/v2`, key, onExchange: (it) => said.push(it.answer) })
    const problem = await repeating.getBalance().catch((it: Error) => it)
    assert.ok(problem instanceof PanelError && problem.message.includes('***'))
    assert.doesNotMatch(problem.message, /k3y|sh(ö|%|\\)/)
    assert.ok(said[0]?.includes('***') && !/k3y/.test(said[0]))
    await echo.close()
  }
  for (const part of [key, { error: key }, { status: key }, { error: { of: key } }]) {
    const body = JSON.stringify({ 7: part })
    const echo = await serveStandIn((_request, response) => void response.writeHead(200).end(body))
    const state = (await new PanelClient({ url: `${echo.url}/api/v2`, key }).statesOf(['7'])).get('7')
    assert.ok(state && 'error' in state && state.error.includes('***') && !state.error.includes('k3y'))
    await echo.close()
  }
})
