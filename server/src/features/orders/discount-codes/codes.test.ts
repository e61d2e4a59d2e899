import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { translator } from '@runmart/i18n/server'
import { makeOperator } from '#features/accounts/index.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const [service, other] = await Promise.all([shop.createService({ price: 999 }), shop.createService({ price: 1_000 })])
const hour = 3_600_000
const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
const t = translator('en')
const rich = await shop.createBuyer(10_000_000)
type Person = Pick<typeof shop.operator, 'call'>
const buy = (call: typeof shop.operator.call, discountCode: string, amount = 1, serviceId = service) =>
  call(api.orders.owner, { body: { serviceId, amount, contactInfo: '@me', discountCode } })

async function createOperator(): Promise<Person> {
  const person = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, person.email))
  return server.signIn(person)
}

// Proves S2.16.
test('a code takes its percent or its sum off what is left, rounded in favour of the customer, never below nothing', async () => {
  await shop.createCode('TEN', { value: 10 })
  await shop.createCode('FIXED', { kind: 'fixed', value: 500 })
  await shop.createCode('ALL', { kind: 'fixed', value: 1_000_000 })
  const quote = async (discountCode: string) =>
    expectData(await rich.call(api.orders.quote, { body: { serviceId: service, amount: 1, discountCode } }))
  const lines = ({ tierPercent, tierDiscount, codeDiscount, total }: Awaited<ReturnType<typeof quote>>) => [
    tierPercent,
    tierDiscount,
    codeDiscount,
    total,
  ]
  assert.deepEqual(lines(await quote(' ten ')), [5, 50, 95, 854])
  assert.deepEqual(lines(await quote('FIXED')), [5, 50, 500, 449])
  assert.deepEqual(lines(await quote('ALL')), [5, 50, 949, 0])
  const free = expectData(await buy(rich.call, 'all'))
  assert.deepEqual([free.order.totalCash, free.order.discountCode, free.balance], [0, 'ALL', 10_000_000])
  expectData(await rich.call(api.orders.cancel, { params: { id: free.order.id } }))
})

test('each limit refuses beside the field, and nothing is charged', async () => {
  const limits: [string, object, 'codeNotNow' | 'codeUnknown' | 'codeMinimum' | 'codeOtherService'][] = [
    ['LATER', { startsAt: at(hour) }, 'codeNotNow'],
    ['OVER', { startsAt: at(-2 * hour), endsAt: at(-hour) }, 'codeNotNow'],
    ['OFF', { active: false }, 'codeUnknown'],
    ['MINIMUM', { minimum: 1_000 }, 'codeMinimum'],
    ['OTHER', { serviceIds: [other] }, 'codeOtherService'],
  ]
  const buyer = await shop.createBuyer(100_000)
  for (const [code, limit, problem] of limits) {
    await shop.createCode(code, limit)
    const fields = expectRefusal(await buy(buyer.call, code), 400, 'VALIDATION')
    assert.deepEqual(fields, { discountCode: t(`fields.${problem}`) }, code)
  }
  expectRefusal(await buy(buyer.call, 'NEVER-MADE'), 400, 'VALIDATION')
  assert.equal(await shop.balanceOf(buyer), 100_000)
  expectData(await buy(buyer.call, 'MINIMUM', 2))
  expectData(await buy(buyer.call, 'OTHER', 1, other))
})

// Proves R49.
test('the last use fifty times at once, by many: once; per customer likewise', async () => {
  await shop.createCode('LAST', { mostUses: 1 })
  await shop.createCode('EACH', { mostUsesEach: 2 })
  const buyers = await runConcurrently(5, () => shop.createBuyer(1_000_000))
  const answers = await runConcurrently(50, (index) => buy((buyers[index % 5] as (typeof buyers)[0]).call, 'LAST'))
  assert.equal(answers.filter((it) => it.success).length, 1)
  for (const answer of answers) if (!answer.success) assert.ok(expectRefusal(answer, 400, 'VALIDATION').discountCode)
  const each = await runConcurrently(30, (index) => buy((buyers[index % 3] as (typeof buyers)[0]).call, 'EACH'))
  assert.equal(each.filter((it) => it.success).length, 6)
  const { items } = expectData(await shop.operator.call(api.discountCodes.codes, { query: { q: 'EACH' } }))
  assert.deepEqual([items[0]?.uses, items[0]?.discounted], [6, 600])
})

test('operators make and change codes; wrong ones are refused by field', async () => {
  const call = shop.operator.call
  const draft = expectData(await call(api.discountCodes.codes, { query: { q: 'TEN' } })).items[0]?.draft
  assert.ok(draft)
  expectRefusal(await call(api.discountCodes.createCode, { body: { code: 'ten', draft } }), 409, 'ALREADY_USED')
  const wrong = async (code: string, more: object) =>
    Object.keys(
      expectRefusal(
        await call(api.discountCodes.createCode, { body: { code, draft: { ...draft, ...more } } }),
        400,
        'VALIDATION',
      ),
    )
  assert.deepEqual(await wrong('A B', {}), ['code'])
  assert.deepEqual(await wrong('NEW', { value: 101 }), ['draft.value'])
  assert.deepEqual(await wrong('NEW', { value: 0 }), ['draft.value'])
  assert.deepEqual(await wrong('NEW', { startsAt: at(hour), endsAt: at(0) }), ['draft.endsAt'])
  assert.deepEqual(await wrong('NEW', { serviceIds: ['x'] }), ['draft.serviceIds'])
  const edited = expectData(
    await call(api.discountCodes.editCode, { params: { code: 'TEN' }, body: { ...draft, value: 20 } }),
  )
  assert.equal(edited.code.draft.value, 20)
  expectRefusal(await call(api.discountCodes.editCode, { params: { code: 'NONE' }, body: draft }), 404, 'NOT_FOUND')
  const buyer = await shop.createBuyer(1_000)
  expectRefusal(await buyer.call(api.discountCodes.codes), 403, 'FORBIDDEN')
})

// Proves R49, R82.
test('who made a code or ever changed it orders nothing with it, in no way; others do', async () => {
  const [maker, editor, changer, buyer] = [shop.operator, await createOperator(), await createOperator(), rich]
  const [offered, uploaded] = await Promise.all([
    shop.createService({ price: 1_000, provider: 'USER_PROVIDED' }),
    shop.createService({ price: 1_000, provider: 'USER_PROVIDED', serviceType: 'AUTO_BOT' }),
  ])
  const byPartner = await shop.createService({ price: 1_000, provider: 'PARTNER_PROVIDED' })
  const discountCode = await shop.createCode('MINE', { value: 100 })
  const form = { contactInfo: '@me', discountCode: 'mine', amount: 1 }
  const file = { fileName: 'a.txt', content: 'line' }
  const link = { link: 'https://a.example/', amount: 1 }
  const ways = ({ call }: Person) => [
    call(api.orders.quote, { body: { ...form, serviceId: service } }),
    call(api.orders.owner, { body: { ...form, serviceId: service } }),
    call(api.orders.partner, { body: { data: { ...form, serviceId: byPartner } } }),
    call(api.orders.user, { body: { ...form, serviceId: offered } }),
    call(api.orders.ref, { body: { ...form, serviceId: service, orderType: 'multiply', links: [link] } }),
    call(api.orders.user, { body: { ...form, serviceId: uploaded, preOrder: true } }),
    call(api.orders.autoBotUpload, { body: { ...form, serviceId: uploaded, ...file } }),
  ]
  const refuses = async (person: Person) => {
    for (const answer of await Promise.all(ways(person)))
      assert.deepEqual(expectRefusal(answer, 400, 'VALIDATION'), { discountCode: t('fields.codeOwn') })
  }
  const accepts = async (person: Person) => {
    for (const answer of await Promise.all(ways(person))) expectData<unknown>(answer as never)
  }
  const edit = async ({ call }: Person, minimum: number) => {
    const { draft } = expectData(await call(api.discountCodes.codes, { query: { q: discountCode } })).items[0] ?? {}
    assert.ok(draft)
    expectData(await call(api.discountCodes.editCode, { params: { code: discountCode }, body: { ...draft, minimum } }))
  }
  await refuses(maker)
  await accepts(editor)
  await edit(editor, 1)
  for (const person of [maker, editor]) await refuses(person)
  await edit(changer, 2)
  for (const person of [maker, editor, changer]) await refuses(person)
  await accepts(buyer)
})

test('after all this the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
