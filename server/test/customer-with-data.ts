import { randomBytes, randomUUID } from 'node:crypto'
import { api } from '@runmart/contract'
import { contentOf } from '#features/deposits/index.ts'
import { receiveTransfers } from '#features/deposits/receive-transfers.ts'
import { sql } from '#platform/db/sql.ts'
import type { BotShop } from './bot-shop.ts'
import { changeEmail } from './change-email.ts'
import { eventually } from './eventually.ts'
import { expectData } from './expect-answer.ts'
import { pictures } from './pictures.ts'
import { earnAndRequestPayout } from './request-payout.ts'
import { serviceField } from './shop.ts'
import type { Person, TestServer } from './test-server.ts'

/** All personal data that must not outlive an account, each a unique word. */
type Traces = Record<
  | 'code'
  | 'fullName'
  | 'phone'
  | 'telegram'
  | 'contact'
  | 'note'
  | 'link'
  | 'input'
  | 'line'
  | 'file'
  | 'payer'
  | 'said'
  | 'document'
  | 'delivered'
  | 'asked'
  | 'answered'
  | 'attached'
  | 'formerEmail'
  | 'newEmail'
  | 'claimed'
  | 'account'
  | 'holder'
  | 'remark'
  | 'broken'
  | 'offer',
  string
>

/**
 * Creates a customer with data in every place: profile, addresses, transfer, claim, orders, a bot's lines, messages, a
 * staff note, a waiting payout.
 */
export async function createCustomerWithData(
  server: TestServer,
  shop: BotShop,
): Promise<{ person: Person; traces: Traces }> {
  const mark = randomBytes(4).toString('hex')
  const registered = await server.createCustomer()
  const person: Person = { ...registered, email: `own-${mark}@example.com` }
  const code = await server.db.transaction((tx) => contentOf(tx, person.id))
  const traces: Traces = {
    code,
    fullName: `Full ${mark}`,
    phone: `+84 ${String(Number.parseInt(mark, 16)).padStart(10, '0')}`,
    telegram: `tg_${mark}`,
    contact: `@contact_${mark}`,
    note: `note-${mark}`,
    link: `https://example.com/link-${mark}`,
    input: `input-${mark}`,
    line: `line-${mark}`,
    file: `file-${mark}.txt`,
    payer: `PAYER ${mark}`,
    said: `said-${mark}`,
    document: `https://example.com/document-${mark}`,
    delivered: `key-${mark}`,
    asked: `asked-${mark}`,
    answered: `answered-${mark}`,
    attached: `attached-${mark}.txt`,
    formerEmail: registered.email,
    newEmail: `new-${mark}@example.com`,
    claimed: `FT${mark}`.toUpperCase(),
    account: `10${String(Number.parseInt(mark, 16)).padStart(10, '0')}`,
    holder: `HOLDER ${mark}`,
    remark: `remark-${mark}`,
    broken: `broken-${mark}`,
    offer: `offer-${mark}`,
  }
  const { fullName, phone, telegram, offer, contact } = traces
  expectData(await person.call(api.partners.apply, { body: { offer, contact } }))
  expectData(await person.call(api.accounts.editProfile, { body: { fullName, phone, telegram } }))
  await changeEmail(server, registered, person.email)
  expectData(await person.call(api.accounts.changeEmail, { body: { email: traces.newEmail } }))
  await receiveTransfer(server, { payer: traces.payer, code, amount: 100_000 })
  await eventually(async () => (await shop.balanceOf(person)) === 100_000)

  const bot = await shop.createBotService('scripted')
  const run = await shop.uploadLines(person, bot, [`say ${traces.line}`, traces.line], {
    contactInfo: traces.contact,
    fileName: traces.file,
    note: traces.note,
  })
  await shop.waitForRun(person, run.id, (it) => it.order.orderStatus === 'success')
  expectData(await person.call(api.repeats.create, { params: { id: run.id }, body: { every: 'week' } }))

  const body = {
    serviceId: await shop.createService({ price: 1_000, warrantyDays: 30, fields: [serviceField('comments', 'text')] }),
    amount: 2,
    contactInfo: traces.contact,
    note: traces.note,
    orderType: 'single' as const,
    referralLink: traces.link,
    inputs: { comments: traces.input },
  }
  const options = { idempotencyKey: mark }
  const params = { id: expectData(await person.call(api.orders.ref, { body }, options)).order.id }
  await noteExchange(server, params.id, traces.link)
  expectData(await shop.operator.call(api.ordersOperator.take, { params }))
  const refund = { amount: 500, reason: traces.said }
  expectData(await shop.operator.call(api.ordersOperator.refundPart, { params, body: refund }))
  expectData(
    await shop.operator.call(api.ordersOperator.deliver, {
      params,
      body: { rest: 'delivered', note: traces.delivered, documentLink: traces.document },
    }),
  )
  const { contact: contactInfo, note, input } = traces
  const repeated = {
    ...body,
    referralLink: undefined,
    orderType: undefined,
    contactInfo,
    note,
    inputs: { comments: input },
  }
  const again = { id: expectData(await person.call(api.orders.owner, { body: repeated })).order.id }
  const many = { key: randomUUID(), act: 'deliver' as const, orders: [{ ...again, note: traces.delivered }] }
  expectData(await shop.operator.call(api.ordersDesk.act, { body: many }))
  expectData(await person.call(api.repeats.create, { params: again, body: { every: 'month' } }))
  await noteSpread(server, person.id, again.id)
  const broken = { missing: 1, text: traces.broken }
  expectData(await person.call(api.warranty.claim, { params, body: broken }, { idempotencyKey: `${mark}-broken` }))
  const attached = { fileName: traces.attached, content: Buffer.from(traces.asked).toString('base64') }
  const { file } = expectData(await person.call(api.conversations.upload, { params, body: attached }))
  expectData(
    await person.call(
      api.conversations.send,
      { params, body: { text: traces.asked, files: [file.id] } },
      { idempotencyKey: `${mark}-asked` },
    ),
  )
  expectData(await shop.operator.call(api.conversationsOperator.send, { params, body: { text: traces.answered } }))
  const credit = { customerId: person.id, amount: 1_000, reason: traces.said }
  expectData(await shop.operator.call(api.depositsOperator.credit, { body: credit }))
  const remark = { params: { id: person.id }, body: { text: traces.remark } }
  expectData(await shop.operator.call(api.customerPage.addNote, remark))
  const rate = { percent: 10, reason: 'Brings many', version: 0 }
  expectData(await shop.operator.call(api.referralRates.save, { params: { id: person.id }, body: rate }))
  const claim = { reference: traces.claimed, amount: 5_000, sentOn: new Date().toISOString().slice(0, 10) }
  const receipt = pictures.png.toString('base64')
  expectData(await person.call(api.bankClaims.claim, { body: { ...claim, receipt } }))
  const destination = { way: 'bank', bankBin: '970436', account: traces.account, accountName: traces.holder } as const
  await earnAndRequestPayout(server, shop, person, { amount: 1_000, ...destination })
  return { person, traces }
}

/** Makes an order the last run of a spread, without waiting for its date. */
async function noteSpread(server: TestServer, customerId: string, orderId: string): Promise<void> {
  await server.owner.transaction(async (tx) => {
    const { id } = await tx.get<{ id: string }>(sql`
      insert into drips.drips (id, customer_id, service_id, runs, every_minutes, last_at)
      select gen_random_uuid(), ${customerId}, service_id, 2, 60, now() from orders.orders where id = ${orderId} returning id`)
    await tx.run(sql`insert into drips.runs (drip_id, run, order_id) values (${id}, 2, ${orderId})`)
  })
}

/** Records an order that a supplier refused, with its link, and that people took over. */
async function noteExchange(server: TestServer, orderId: string, link: string): Promise<void> {
  await server.owner.transaction((tx) =>
    tx.run(sql`
      with supplier as (
        insert into suppliers.suppliers (name, kind, url, key, currency, dong_each)
        values ('Panel', 'panel-v2', 'https://panel.test/api/v2', '\\x00', 'USD', 25000) returning id
      ), dispatch as (
        insert into suppliers.dispatches (order_id, service_id, amount, state, supplier_id, problem)
        select ${orderId}, gen_random_uuid(), 2, 'by-people', id, ${`Bad link ${link}`} from supplier
      )
      insert into suppliers.exchanges (supplier_id, order_id, action, request, answer, outcome, milliseconds)
      select id, ${orderId}, 'add', ${`action=add&link=${link}`}, 'Bad link', 'refused', 1 from supplier`),
  )
}

/** A bank reports a transfer with its sender and content. */
export async function receiveTransfer(
  server: TestServer,
  { payer, code, amount }: { payer: string; code: string; amount: number },
) {
  const reported = { feed: 'sepay', currency: 'VND', sender: payer, happenedAt: new Date() } as const
  const transfer = { ...reported, externalId: crypto.randomUUID(), content: `${payer} CHUYEN TIEN ${code}` }
  await server.db.transaction((tx) => receiveTransfers(tx, [{ ...transfer, amount: String(amount) }]))
}

/** The tables that contain any of these words. */
export async function findTablesWith(server: TestServer, words: readonly string[]): Promise<string[]> {
  const patterns = words.map((it) => `%${it}%`)
  const rows = await server.owner.transaction((tx) =>
    tx.all<{ name: string; found: string }>(sql`
      select table_schema || '.' || table_name as name,
        query_to_xml(format('select left(t::text, 300) as it from %I.%I t where t::text ilike any (%L)',
          table_schema, table_name, ${patterns}::text[]), true, false, '')::text as found
      from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`),
  )
  return rows.filter((it) => it.found.includes('<it>')).map((it) => it.name)
}
