import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import type { CallOf } from '@runmart/contract/endpoint'
import { makeOperator } from '#features/accounts/index.ts'
import { checkBooks } from '#features/books/index.ts'
import { startSepayStandIn } from '#outside/sepay/stand-in.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { transferContent } from '#test/transfer-content.ts'
import { seedDemoSettings } from './index.ts'

const SECRET = 'a secret shared with the bank'
const sepay = await startSepayStandIn(SECRET)
after(() => sepay.close())
const server = await startTestServer({
  sepay: { apiKey: '', secret: SECRET, apiToken: '', apiUrl: '' },
  binance: { apiKey: '', apiSecret: '', apiUrl: '' },
})
await server.db.transaction(seedDemoSettings)
const operator = await server.createCustomer()
await server.db.transaction((tx) => makeOperator(tx, operator.email))

const balanceOf = async (person: Person) => expectData(await person.call(api.accounts.me)).user.balance
const auditOf = (action: string) =>
  server.db.transaction((tx) =>
    tx.all<{ details: Record<string, unknown> }>(sql`select details from audit.entries where action = ${action}`),
  )

async function unmatchedTransfer(transferAmount: number): Promise<string> {
  const id = sepay.nextId()
  await sepay.tell(server.url, { id, content: 'no content at all', transferAmount })
  const found = await eventually(async () => {
    const { items } = expectData(
      await operator.call(api.depositsOperator.transfers, { query: { status: 'unmatched', q: String(id) } }),
    )
    return items[0]
  })
  return found.id
}

test('an unmatched transfer is in the inbox and is assigned once, with a word about it in the audit log', async () => {
  const customer = await server.createCustomer()
  const id = await unmatchedTransfer(90_000)
  const assign = (key: string) =>
    operator.call(
      api.depositsOperator.assign,
      { params: { id }, body: { customerId: customer.id, note: 'he called' } },
      { idempotencyKey: key },
    )
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => assign(`k${i % 2}`)))
  assert.ok(answers.some((answer) => answer.success))
  for (const answer of answers) if (!answer.success) expectRefusal(answer, 409, 'CONFLICT')
  assert.equal(await balanceOf(customer), 90_000)
  assert.equal((await auditOf('transfer.assign')).length, 1)
  const { items, feeds } = expectData(
    await operator.call(api.depositsOperator.transfers, { query: { status: 'credited' } }),
  )
  assert.deepEqual(
    [items[0]?.customer?.username, items[0]?.credited, items[0]?.note, items[0]?.reason],
    [customer.username, 90_000, 'he called', { code: 'no-customer' }],
  )
  assert.deepEqual(
    feeds.map((feed) => [feed.feed, feed.configured]),
    [
      ['binance', false],
      ['casso', false],
      ['sepay', true],
    ],
  )
})

test('transfers are listed of days as whoever asks has them, both included, with other filters', async () => {
  const [evening, morning, later] = [
    await unmatchedTransfer(1_000),
    await unmatchedTransfer(1_001),
    await unmatchedTransfer(1_002),
  ]
  // In Vietnam a day begins at 17:00 UTC of the previous day.
  const receivedAt = {
    [evening]: '2026-03-09T16:59:59.999Z',
    [morning]: '2026-03-09T17:00:00Z',
    [later]: '2026-03-11T16:59:59.999Z',
  }
  for (const [id, at] of Object.entries(receivedAt))
    await server.owner.transaction((tx) =>
      tx.run(sql`update deposits.transfers set received_at = ${at}::timestamptz where id = ${id}`),
    )
  const list = async (query: NonNullable<CallOf<typeof api.depositsOperator.transfers>['query']>) => {
    const { items, total, more } = expectData(await operator.call(api.depositsOperator.transfers, { query }))
    return [items.map((it) => it.id), total, more]
  }
  assert.deepEqual(await list({ from: '2026-03-10', to: '2026-03-11' }), [[later, morning], 2, false])
  assert.deepEqual(await list({ from: '2026-03-10', to: '2026-03-11', status: 'unmatched' }), [
    [morning, later],
    2,
    false,
  ])
  assert.deepEqual(await list({ from: '2026-03-10', to: '2026-03-11', limit: '1', page: '2' }), [[morning], 2, false])
  assert.deepEqual(await list({ from: '2026-03-10', to: '2026-03-11', feed: 'manual' }), [[], 0, false])
  assert.deepEqual(await list({ from: '2026-03-10', to: '2026-03-11', q: 'no content' }), [[later, morning], 2, false])
  assert.deepEqual(await list({ to: '2026-03-10' }), [[morning, evening], 2, false])
  assert.deepEqual(await list({ from: '2026-03-12', to: '2026-03-12' }), [[], 0, false])
  const nonsense = { query: { from: 'yesterday' } }
  expectRefusal(await operator.call(api.depositsOperator.transfers, nonsense), 400, 'VALIDATION')
})

test('a transfer put aside can still be assigned; one that is credited cannot be put aside', async () => {
  const customer = await server.createCustomer()
  const id = await unmatchedTransfer(10_000)
  expectData(await operator.call(api.depositsOperator.ignore, { params: { id }, body: { note: 'our own test' } }))
  expectData(
    await operator.call(api.depositsOperator.assign, {
      params: { id },
      body: { customerId: customer.id, note: 'not a test' },
    }),
  )
  expectRefusal(
    await operator.call(api.depositsOperator.ignore, { params: { id }, body: { note: 'again' } }),
    409,
    'CONFLICT',
  )
  expectRefusal(
    await operator.call(api.depositsOperator.assign, {
      params: { id: 'x' },
      body: { customerId: customer.id, note: 'x' },
    }),
    404,
    'NOT_FOUND',
  )
})

test('who comes late to a transfer reads who credited it, when and to whom', async () => {
  const [customer, other] = [await server.createCustomer(), await server.createCustomer()]
  const person = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, person.email))
  const colleague = await server.signIn(person)
  const id = await unmatchedTransfer(12_000)
  const assign = (by: Person, to: Person) =>
    by.call(api.depositsOperator.assign, { params: { id }, body: { customerId: to.id, note: 'his' } })
  expectData(await assign(colleague, customer))
  const sentenceOf = (answer: Awaited<ReturnType<typeof assign>>) => {
    expectRefusal(answer, 409, 'CONFLICT')
    return answer.success ? '' : answer.error
  }
  const year = new Date().getFullYear()
  const expected = `^${colleague.username} credited this transfer to ${customer.username} on .*${year}.*\\.$`
  assert.match(sentenceOf(await assign(operator, other)), new RegExp(expected))
  const ignored = await operator.call(api.depositsOperator.ignore, { params: { id }, body: { note: 'nobody' } })
  assert.match(ignored.success ? '' : ignored.error, new RegExp(expected))
  const content = await transferContent(customer)
  const feedId = sepay.nextId()
  await sepay.tell(server.url, { id: feedId, content, transferAmount: 9_000 })
  await eventually(async () => (await balanceOf(customer)) === 21_000)
  const { items } = expectData(await operator.call(api.depositsOperator.transfers, { query: { q: String(feedId) } }))
  const params = { id: items[0]?.id ?? '' }
  const byItself = await operator.call(api.depositsOperator.ignore, { params, body: { note: 'nobody' } })
  assert.equal(byItself.success ? '' : byItself.error, `This transfer was credited to ${customer.username} meanwhile.`)
})

test('a missed transfer is entered once by its reference; when its webhook comes after all it is not credited again', async () => {
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  const enter = () =>
    operator.call(api.depositsOperator.addMissed, {
      body: { customerId: customer.id, amount: 30_000, reference: 'FT2611', note: 'from the statement' },
    })
  expectData(await enter())
  assert.ok(expectRefusal(await enter(), 400, 'VALIDATION').reference)
  await sepay.tell(server.url, { content, referenceCode: 'FT2611', transferAmount: 30_000 })
  await sepay.tell(server.url, { content, transferAmount: 1 })
  await eventually(async () => (await balanceOf(customer)) === 30_001)
  const { items } = expectData(await operator.call(api.depositsOperator.transfers, { query: { status: 'unmatched' } }))
  const { reason, note } = items.find((it) => it.content === content) ?? {}
  assert.deepEqual([reason, note], [{ code: 'credited-before', reference: 'FT2611' }, ''])
})

// Proves R81.
test('one transfer is one credit, whichever of its names is typed; the refusal says which one it is', async () => {
  const customer = await server.createCustomer()
  const enter = (reference: string) =>
    operator.call(api.depositsOperator.addMissed, {
      body: { customerId: customer.id, amount: 40_000, reference, note: 'from the list' },
    })
  const refuse = async (reference: string) => {
    const answer = await enter(reference)
    assert.ok(expectRefusal(answer, 400, 'VALIDATION').reference, reference)
    return answer.success ? undefined : answer.data?.transfer
  }
  const feedId = sepay.nextId()
  const content = await transferContent(customer)
  await sepay.tell(server.url, { id: feedId, content, referenceCode: 'FT26.NAMES-1', transferAmount: 40_000 })
  await eventually(async () => (await balanceOf(customer)) === 40_000)
  for (const typed of [String(feedId), ` ${feedId} `, 'FT26.NAMES-1', 'ft26 names 1']) {
    const { feed, externalId, status, username } = (await refuse(typed)) ?? {}
    assert.deepEqual([feed, externalId, status, username], ['sepay', String(feedId), 'credited', customer.username])
  }
  const waiting = await unmatchedTransfer(40_000)
  const { items } = expectData(await operator.call(api.depositsOperator.transfers, { query: { status: 'unmatched' } }))
  const row = items.find((it) => it.id === waiting)
  const { id, status, username } = (await refuse(row?.externalId ?? '')) ?? {}
  assert.deepEqual([id, status, username], [waiting, 'unmatched', null])
  assert.ok(expectRefusal(await enter('--'), 400, 'VALIDATION').reference)
  // In full-width digits, and under each name that the shop itself shows.
  const wide = String(feedId).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
  const credited = expectData(
    await operator.call(api.depositsOperator.transfers, { query: { q: String(feedId) } }),
  ).items.find((it) => it.externalId === String(feedId))
  const { items: history } = expectData(await customer.call(api.ledger.history))
  const code = history[0]?.transactionCode ?? ''
  for (const typed of [
    wide,
    ...[credited?.id ?? '', credited?.id.toUpperCase() ?? '', code, code.toLowerCase().replace('-', '–')],
    ...[`sepay:${feedId}`, `SEPAY ${feedId}`, `ｓｅｐａｙ:${wide}`],
  ]) {
    const known = await refuse(typed)
    const names = { id: credited?.id, feed: 'sepay', externalId: String(feedId), bankReference: 'FT26.NAMES-1' }
    assert.deepEqual(known, { ...names, status: 'credited', username: customer.username }, typed)
  }
  for (const typed of [content, code.replace('-', ''), 'RM-7K3QX9', 'PO-ABCDEFG', randomUUID().replaceAll('-', '')])
    await refuse(typed)
  assert.equal(await balanceOf(customer), 40_000)
  for (const q of [String(feedId), 'ft26.names-1']) {
    const found = expectData(await operator.call(api.depositsOperator.transfers, { query: { q } })).items
    assert.deepEqual(
      found.map((it) => it.externalId),
      [String(feedId)],
    )
  }
})

// Proves R81.
test('a second notice of one bank reference waits, even after a reversal of the first', async () => {
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  const tell = async (id: number) => {
    await sepay.tell(server.url, { id, content, referenceCode: 'FT26.TWICE', transferAmount: 500_000 })
    return eventually(async () => {
      const { items } = expectData(await operator.call(api.depositsOperator.transfers, { query: { q: String(id) } }))
      const found = items.find((it) => it.externalId === String(id))
      return found && found.status !== 'new' && found
    })
  }
  const [first, second] = [sepay.nextId(), sepay.nextId()]
  const credited = await tell(first)
  const waiting = await tell(second)
  assert.equal(await balanceOf(customer), 500_000)
  assert.deepEqual(
    [waiting.status, waiting.reason],
    ['unmatched', { code: 'credited-before', reference: 'FT26.TWICE' }],
  )
  assert.deepEqual(
    [waiting.twin?.id, waiting.twin?.customer?.id, waiting.twin?.reversibleCode],
    [credited.id, customer.id, credited.reversibleCode],
  )
  const assign = { params: { id: waiting.id }, body: { customerId: customer.id, note: 'his' } }
  expectRefusal(await operator.call(api.depositsOperator.assign, assign), 409, 'ALREADY_USED')

  const reverse = { params: { code: credited.reversibleCode ?? '' }, body: { reason: 'Recalled by the bank' } }
  expectData(await operator.call(api.reversals.reverse, reverse))
  const third = await tell(sepay.nextId())
  assert.deepEqual([third.status, third.twin?.reversibleCode ?? null], ['unmatched', null])
  assert.equal(await balanceOf(customer), 0)
  expectData(await operator.call(api.depositsOperator.assign, assign))
  assert.equal(await balanceOf(customer), 500_000)
  const { checks } = await server.db.snapshot(checkBooks)
  assert.deepEqual(
    checks.flatMap((it) => (it.found > 0 ? [it.name] : [])),
    [],
  )
})

test('two notices in one batch with the same bank reference are one credit', async () => {
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  const ids = [sepay.nextId(), sepay.nextId(), sepay.nextId()]
  await Promise.all(
    ids.map((id) => sepay.tell(server.url, { id, content, referenceCode: 'FT26.BATCH', transferAmount: 7_000 })),
  )
  const { items } = await eventually(async () => {
    const found = expectData(await operator.call(api.depositsOperator.transfers, { query: { q: 'FT26.BATCH' } }))
    return found.items.length === 3 && found.items.every((it) => it.status !== 'new') && found
  })
  assert.deepEqual(items.map((it) => it.status).sort(), ['credited', 'unmatched', 'unmatched'])
  assert.equal(await balanceOf(customer), 7_000)
})

test('reversing one of two credits under one reference makes the books agree', async () => {
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  const ids = [sepay.nextId(), sepay.nextId()]
  for (const id of ids) await sepay.tell(server.url, { id, content, transferAmount: 3_000 })
  await eventually(async () => (await balanceOf(customer)) === 6_000)
  await server.owner.transaction((tx) =>
    tx.run(
      sql`update deposits.transfers set bank_reference = 'FT26.RED' where external_id = any (${ids.map(String)}::text[])`,
    ),
  )
  const twice = async () => {
    const { checks } = await server.db.snapshot(checkBooks)
    return checks.find((it) => it.name === 'one-credit-per-payment')?.examples
  }
  assert.equal((await twice())?.length, 1)
  const code = expectData(await customer.call(api.ledger.history)).items[0]?.transactionCode ?? ''
  expectData(await operator.call(api.reversals.reverse, { params: { code }, body: { reason: 'Credited twice' } }))
  assert.deepEqual(await twice(), [])
  assert.equal(await balanceOf(customer), 3_000)
})

test('a feed that reports later, under its own id, what was entered by that id credits nothing', async () => {
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  const feedId = sepay.nextId()
  const body = { customerId: customer.id, amount: 50_000, reference: ` ${feedId}`, note: 'from the statement' }
  expectData(await operator.call(api.depositsOperator.addMissed, { body }))
  await sepay.tell(server.url, { id: feedId, content, referenceCode: 'FT26LATER', transferAmount: 50_000 })
  const late = await eventually(async () => {
    const query = { status: 'unmatched' as const, q: 'FT26LATER' }
    return expectData(await operator.call(api.depositsOperator.transfers, { query })).items[0]
  })
  assert.deepEqual(late.reason, { code: 'credited-before', reference: String(feedId) })
  const assign = { params: { id: late.id }, body: { customerId: customer.id, note: 'his' } }
  expectRefusal(await operator.call(api.depositsOperator.assign, assign), 409, 'ALREADY_USED')
  assert.equal(await balanceOf(customer), 50_000)
})

// Proves R45.
test('two operators and a feed at the same instant, each with a name of its own, give one credit', async () => {
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  for (let round = 1; round <= 5; round++) {
    const id = sepay.nextId()
    const code = `FT26RACE${round}`
    const enter = (reference: string) =>
      operator.call(api.depositsOperator.addMissed, {
        body: { customerId: customer.id, amount: 1_000, reference, note: 'from the statement' },
      })
    await Promise.all([
      sepay.tell(server.url, { id, content, referenceCode: code, transferAmount: 1_000 }),
      enter(code),
      enter(`ft26 race ${round}`),
    ])
    await eventually(async () => {
      const { items } = expectData(await operator.call(api.depositsOperator.transfers, { query: { q: String(id) } }))
      return items[0] && items[0].status !== 'new'
    })
    assert.equal(await balanceOf(customer), round * 1_000)
  }
})

test('two unmatched words of the same transfer: one is credited, the other refused', async () => {
  const customer = await server.createCustomer()
  const ids = await server.db.transaction((tx) =>
    tx.all<{ id: string }>(sql`
      insert into deposits.transfers (id, feed, external_id, bank_reference, status, currency, amount, content, happened_at)
      select gen_random_uuid(), feed, 'TWIN', 'TWIN', 'unmatched', 'VND', 1000, 'x', now() from unnest('{sepay, casso}'::text[]) as feed
      returning id`),
  )
  const answers = await Promise.all(
    ids.map(({ id }) =>
      operator.call(api.depositsOperator.assign, { params: { id }, body: { customerId: customer.id, note: 'his' } }),
    ),
  )
  assert.equal(answers.filter((answer) => answer.success).length, 1)
  for (const answer of answers) if (!answer.success) expectRefusal(answer, 409, 'ALREADY_USED')
  assert.equal(await balanceOf(customer), 1_000)
})

// Proves R52, S3.64.
test('a credit by hand needs a reason, is done once per key, never to oneself, and is read by the customer', async () => {
  const customer = await server.createCustomer()
  const credit = (customerId: string, reason: string, amount = 5_000) =>
    operator.call(
      api.depositsOperator.credit,
      { body: { customerId, amount, reason } },
      { idempotencyKey: `credit-${customerId}-${reason.length}` },
    )
  assert.ok(expectRefusal(await credit(customer.id, ''), 400, 'VALIDATION').reason)
  expectRefusal(await credit(operator.id, 'for me'), 403, 'FORBIDDEN')
  expectRefusal(await credit('00000000-0000-0000-0000-000000000000', 'who'), 404, 'NOT_FOUND')
  for (const amount of [0, -1, 1.5, '5', 2 ** 53, 1e11])
    expectRefusal(await credit(customer.id, 'odd', amount as number), 400, 'VALIDATION')
  await Promise.all(Array.from({ length: 20 }, () => credit(customer.id, 'a present')))
  assert.equal(await balanceOf(customer), 5_000)
  const { items } = expectData(await customer.call(api.ledger.history))
  assert.deepEqual(
    items.map((it) => [it.type, it.amount, it.description]),
    [['deposit', 5_000, 'a present']],
  )
  assert.equal((await auditOf('credit')).length, 1)
})

test('a gift raises the balance and nothing else; a deposit by hand raises what was deposited, too', async () => {
  const customer = await server.createCustomer()
  const credit = (kind: 'deposit' | 'gift', amount: number) =>
    operator.call(api.depositsOperator.credit, { body: { customerId: customer.id, amount, reason: 'sorry', kind } })
  expectData(await credit('gift', 20_000_000))
  expectData(await credit('deposit', 30_000))
  expectRefusal(await credit('loan' as never, 1), 400, 'VALIDATION')
  const { user } = expectData(await customer.call(api.accounts.me))
  assert.deepEqual([user.balance, user.totalDeposit, user.currentDiscount], [20_030_000, 30_000, 0])
  const { items } = expectData(await customer.call(api.ledger.history, { query: { type: 'deposit' } }))
  assert.deepEqual(
    items.map((it) => [it.type, it.kind, it.amount]),
    [
      ['deposit', 'deposit', 30_000],
      ['deposit', 'gift', 20_000_000],
    ],
  )
  const { deposits } = expectData(await customer.call(api.dashboard.summary))
  assert.equal(deposits.last30Days.at(-1)?.amount, 30_000)
  assert.deepEqual(
    (await server.db.snapshot(checkBooks)).checks.filter((check) => check.found),
    [],
  )
})

test('settings are changed with before and after on record; nonsense is refused', async () => {
  const { settings, version } = expectData(await operator.call(api.depositsOperator.settings))
  const save = (change: object) =>
    operator.call(api.depositsOperator.saveSettings, { body: { ...settings, ...change, version } })
  for (const change of [
    { exchangeRate: '0' },
    { exchangeRate: '-1' },
    { exchangeRate: '26,000' },
    { bankBin: '12' },
    { bankAccountNumber: '' },
    { minDeposit: 0 },
    { wrongContentPercent: -1 },
    { wrongContentPercent: 51 },
    { wrongContentPercent: 2.5 },
  ])
    expectRefusal(await save(change), 400, 'VALIDATION')
  assert.equal(expectData(await save({ exchangeRate: '26000.5' })).settings.exchangeRate, '26000.5')
  assert.equal(expectData(await server.as(null)(api.deposits.information)).cryptoExchange.exchangeRate, '26000.5')
  const [entry] = await auditOf('deposits.settings')
  assert.deepEqual(
    [entry?.details.before, entry?.details.after].map(
      (it) => (it as { exchangeRate: string } | undefined)?.exchangeRate,
    ),
    [settings.exchangeRate, '26000.5'],
  )
})

// Proves R63.
test('what is on record stays on record', async () => {
  for (const statement of [sql`update audit.entries set action = 'x'`, sql`delete from audit.entries`]) {
    await assert.rejects(
      server.db.transaction((tx) => tx.run(statement)),
      /permission denied/,
    )
    await assert.rejects(
      server.owner.transaction((tx) => tx.run(statement)),
      /append-only/,
    )
  }
})

test('the books agree, and show it when they do not', async () => {
  const books = expectData(await operator.call(api.ledger.books))
  assert.deepEqual([books.ok, books.checks.filter((it) => it.found)], [true, []])
  const house = books.house.reduce((sum, it) => sum + it.balance, 0)
  assert.equal(books.customers.balance + house, 0)

  const spoilings = {
    'balances-equal-entries': sql`update ledger.accounts set balance = balance + 7 where id = (select min(id) from ledger.accounts where balance is not null)`,
    'totals-equal-entries': sql`update ledger.accounts set deposited = deposited + 7 where id = (select min(id) from ledger.accounts where balance is not null)`,
    'transfers-equal-credits': sql`update deposits.transfers set credited = credited + 7 where id = (select id from deposits.transfers where status = 'credited' limit 1)`,
    'one-credit-per-payment': sql`update deposits.transfers set bank_reference = 'SAME' where status = 'credited'`,
    'sum-is-zero': sql`insert into ledger.entries (transaction_id, account_id, amount) select min(transaction_id), min(account_id), 7 from ledger.entries`,
  }
  for (const [name, spoiling] of Object.entries(spoilings)) {
    const spoilt = server.owner.transaction(async (tx) => {
      await tx.run(spoiling)
      const wrong = await checkBooks(tx)
      assert.equal(wrong.ok, false)
      const check = wrong.checks.find((it) => it.name === name)
      assert.ok(check && check.found > 0 && check.differences.length > 0, name)
      if (name === 'one-credit-per-payment') {
        const twice = { about: [{ kind: 'payment', id: 'SAME' }], fault: 'creditedTwice', figures: [] }
        assert.deepEqual([check.differences, check.examples], [[twice], ['SAME: credited twice']])
      }
      throw new Error('put back')
    })
    await assert.rejects(spoilt, /put back/)
  }
})
