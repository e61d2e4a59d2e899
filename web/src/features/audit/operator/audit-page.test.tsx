import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AuditEntry, audit } from '@runmart/contract/audit'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, many, operator } from '#test/samples.ts'
import AuditPage from './audit-page.tsx'

const entry = (at: number, changed: Partial<AuditEntry> = {}): AuditEntry => ({
  id: String(at),
  at: '2026-11-15T08:00:00.000Z',
  operator: { id: 'o1', username: 'linh' },
  action: 'orders.refund',
  subject: '7f1c2a90-0000-4000-8000-000000000001',
  address: '203.0.113.7',
  changes: [{ name: 'reason', before: null, after: 'double order' }],
  about: null,
  subjectName: null,
  ...changed,
})
const listed = (...page: Parameters<typeof listPage<AuditEntry>>) => ({ ...listPage(...page), more: false })
const show = (path = '/') => {
  fakeApi.answer(audit.people, { items: [{ id: 'o2', username: 'gone' }] })
  return renderScreen(<AuditPage />, { user: operator, path })
}

test('an entry says what was done by whom and from where, with before and after, and leads to its order', async () => {
  const price = { name: 'price', before: '1000', after: '1200' }
  fakeApi.answer(
    audit.list,
    listed([
      entry(1),
      entry(2, { action: 'catalog.edit-service', operator: null, address: 'command', changes: [price] }),
      entry(3, { action: 'credit.ripen', operator: null, address: 'clock', changes: [] }),
    ]),
  )
  const { screen, t } = await show()
  assert.ok(await screen.findByText('Refunded an order'))
  assert.ok(screen.getByText(/linh/))
  assert.ok(screen.getByText('double order'))
  assert.equal(screen.getAllByRole('link', { name: t('operatorAudit.openOrder') }).length, 1)
  assert.ok(screen.getByText(t('operatorAudit.command')))
  assert.ok(screen.getByText(t('operatorAudit.shopItself')))
  assert.equal(screen.getByText('1,000 ₫').tagName, 'DEL')
  assert.equal(screen.getByText('1,200 ₫').tagName, 'INS')
})

test('what has no page is told in words or by its code, and never by an id', async () => {
  const id = '01a1f4df-8ab7-708a-b3c4-83400d6c3af5'
  const month = { name: 'month', before: null, after: '2026-10' }
  fakeApi.answer(
    audit.list,
    listed([
      entry(1, { action: 'reports.export', subject: 'accounting', changes: [month] }),
      entry(2, { action: 'catalog.edit-many', subject: id, changes: [] }),
      entry(3, { action: 'catalog.edit-category', subject: 'proxy', changes: [] }),
    ]),
  )
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('operatorReports.accounting')))
  assert.ok(screen.getByText(t('operatorReports.monthName')))
  assert.ok(screen.getByText('proxy'))
  assert.equal(screen.queryByText(id), null)
})

test('whom an entry is about is named, and leads to their page beside what was done to', async () => {
  const about = { id: 'c1', username: 'khanh' }
  fakeApi.answer(audit.list, listed([entry(1, { about }), entry(2, { action: 'account.block', about })]))
  const { screen, t } = await show()
  const names = await screen.findAllByRole('link', { name: 'khanh' })
  assert.deepEqual(
    names.map((it) => it.getAttribute('href')),
    ['/operator/customers/c1', '/operator/customers/c1'],
  )
  assert.ok(screen.getByRole('link', { name: t('operatorAudit.openOrder') }))
  assert.equal(screen.queryByRole('link', { name: t('operatorAudit.openAccount') }), null)
})

test('services and suppliers are led to by their names; what is not there any more has none', async () => {
  const entries = [
    entry(1, { action: 'stock.add', subject: 's1', subjectName: 'Proxies' }),
    entry(2, { action: 'suppliers.check', subject: 'p1', subjectName: 'Panel' }),
    entry(3, { action: 'stock.add', subject: 's2', subjectName: null }),
  ]
  fakeApi.answer(audit.list, listed(entries))
  const { screen, t } = await show()
  const pathOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  assert.equal(await pathOf('Proxies'), '/operator/services/s1')
  assert.equal(await pathOf('Panel'), '/operator/suppliers/p1')
  assert.equal(await pathOf(t('operatorAudit.openService')), '/operator/services/s2')
  assert.equal(screen.queryByRole('link', { name: t('operatorAudit.openSupplier') }), null)
})

test('what an entry notes is read in words: sums, areas and yes or no; what has no words by its name on record', async () => {
  const changes = [
    { name: 'amount', before: null, after: '2000000' },
    { name: 'rights', before: 'orders', after: 'orders, money' },
    { name: 'isOwner', before: null, after: 'false' },
    { name: 'brackets.1.price', before: null, after: '900' },
    { name: 'link-checker.visibility', before: 'shown', after: 'hidden' },
    { name: 'names.vi', before: null, after: 'Mạng xã hội' },
    { name: 'fields.2.required', before: null, after: 'true' },
  ]
  fakeApi.answer(audit.list, listed([entry(1, { action: 'staff.save', changes })]))
  const { screen, t } = await show()
  assert.ok(await screen.findByText('2,000,000'))
  assert.ok(screen.getByText(t('auditFields.amount')))
  assert.ok(screen.getByText(`${t('staffRights.orders')}, ${t('staffRights.money')}`))
  assert.ok(screen.getByText(t('operatorRules.no')))
  assert.ok(screen.getByText(t('operatorServices.bracketPrice', { nth: '1' })))
  assert.ok(screen.getByText('900 ₫'))
  assert.ok(screen.getByText(`link-checker · ${t('operatorServices.visibility')}`))
  assert.ok(screen.getByText(t('serviceVisibilities.hidden')))
  assert.ok(screen.getByText(`${t('operatorServices.name')} · Tiếng Việt`))
  assert.ok(screen.getByText(`${t('auditFields.formField', { nth: '2' })} · required`))
})

test('what was done to suppliers, partners and claims is told in words, too', async () => {
  const changes = [
    { name: 'dong', before: null, after: '900000' },
    { name: 'paidFrom', before: null, after: 'bank' },
    { name: 'share', before: '6000', after: '7050' },
    { name: 'rest', before: null, after: 'refund' },
    { name: 'repeatsSafely', before: 'false', after: 'true' },
  ]
  fakeApi.answer(audit.list, listed([entry(1, { action: 'suppliers.top-up', changes })]))
  const { screen, t } = await show()
  assert.ok(await screen.findByText('900,000 ₫'))
  assert.ok(screen.getByText(t('topUpSources.bank')))
  assert.ok(screen.getByText('70.5%'))
  assert.ok(screen.getByText(t('auditFields.restRefunded')))
  assert.ok(screen.getByText(t('operatorRules.yes')))
})

test('what was done to services, orders and their sequence is told as forms call it, never by the names of fields', async () => {
  const service = [
    { name: 'texts.vi.name', before: null, after: 'Proxy' },
    { name: 'provider', before: null, after: 'OWNER_PROVIDE' },
    { name: 'status', before: 'active', after: 'maintenance' },
    { name: 'unit', before: null, after: 'channel' },
  ]
  const order = [
    { name: 'order', before: null, after: 'RM-7K3QX9' },
    { name: 'from', before: null, after: 'pending' },
    { name: 'refunded', before: null, after: '64000' },
  ]
  const moved = [{ name: 'order', before: 'mmo, game', after: 'game, mmo' }]
  const days = [{ name: 'from', before: null, after: '2026-11-01' }]
  fakeApi.answer(
    audit.list,
    listed([
      entry(1, { action: 'catalog.edit-service', changes: service }),
      entry(2, { changes: order }),
      entry(3, { action: 'catalog.order-categories', changes: moved }),
      entry(4, { action: 'reports.export', changes: days }),
    ]),
  )
  const { screen, t } = await show()
  assert.ok(await screen.findByText(`${t('operatorServices.name')} · Tiếng Việt`))
  assert.ok(screen.getByText(t('orderForm.owner')))
  assert.equal(screen.getByText(t('serviceStates.active')).tagName, 'DEL')
  assert.ok(screen.getByText(t('serviceStates.maintenance')))
  assert.ok(screen.getByText(t('serviceUnits.channel')))
  assert.ok(screen.getByText(t('auditFields.order')))
  assert.ok(screen.getByText(t('orderStates.pending')))
  assert.ok(screen.getByText('64,000 ₫'))
  assert.ok(screen.getByText(t('auditFields.sequence')))
  assert.equal(screen.getAllByText(t('lists.from')).length, 2)
  assert.equal(screen.queryAllByText(t('auditFields.from')).length, 1)
})

test('the status of an order is read as what it was and what it is, and amounts of money as money', async () => {
  const moved = { name: 'orderStatus', before: 'in-progress', after: 'success' }
  const amount = { name: 'amount', before: null, after: '10000000' }
  fakeApi.answer(
    audit.list,
    listed([
      entry(1, { action: 'orders.deliver', changes: [moved] }),
      entry(2, { action: 'credit', changes: [amount] }),
      entry(3, { action: 'suppliers.top-up', changes: [{ ...amount, after: '36' }] }),
    ]),
  )
  const { screen, t } = await show()
  assert.equal((await screen.findByText(t('orderStates.in-progress'))).tagName, 'DEL')
  assert.equal(screen.getByText(t('orderStates.success')).tagName, 'INS')
  assert.ok(screen.getByText('10,000,000 ₫'))
  assert.ok(screen.getByText('36'), 'of the currency of the supplier')
})

test('of a short text the lines that differ are shown, each told apart by a sign and a word', async () => {
  const name = 'texts.vi.body'
  const body = { name, before: 'Hoàn tiền\ntrong 3 ngày', after: 'Hoàn tiền\ntrong 7 ngày' }
  fakeApi.answer(audit.list, listed([entry(1, { action: 'content.publish-text', changes: [body] })]))
  const { screen, t } = await show()
  const text = await screen.findByRole('region', { name: `${t('auditFields.text')} · Tiếng Việt` })
  assert.deepEqual(
    [...text.children].map((it) => [it.tagName, it.textContent]),
    [
      ['DIV', ' Hoàn tiền'],
      ['DEL', `−${t('operatorAudit.removed')} trong 3 ngày`],
      ['INS', `+${t('operatorAudit.added')} trong 7 ngày`],
    ],
  )
  assert.equal(screen.queryByRole('button', { name: new RegExp(t('operatorAudit.showText')) }), null)
})

test('a long text is fetched when it is asked for; a refusal can be tried again', async () => {
  const lines = Array.from({ length: 40 }, (_, at) => `Line ${at}`)
  const whole = { name: 'texts.en.body', before: lines.join('\n'), after: lines.with(20, 'Changed').join('\n') }
  const part = { name: 'texts.en.body', before: '…Line 20…', after: '…Changed…', isPart: true }
  const title = { name: 'texts.en.title', before: 'Terms', after: 'Our terms' }
  const saved = (changes: AuditEntry['changes']) => entry(8, { action: 'content.save-text', changes })
  fakeApi.answer(audit.list, listed([saved([part, title])]))
  fakeApi.refuse(audit.entry, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.equal((await screen.findByText('Our terms')).tagName, 'INS')
  assert.equal(screen.queryByText(/Changed/), null)
  await user.click(screen.getByRole('button', { name: new RegExp(t('operatorAudit.showText')) }))
  assert.ok(await screen.findByText('Too fast.'))
  const calls = fakeApi.answer(audit.entry, { entry: saved([whole, title]) })
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.equal((await screen.findByText('Changed')).closest('ins')?.textContent?.startsWith('+'), true)
  assert.equal(calls[0]?.params.id, '8')
  assert.equal(screen.getByText('Line 20').closest('del')?.textContent?.startsWith('−'), true)
  assert.equal(screen.queryByText('Line 17'), null)
  assert.ok(screen.getByText(t('operatorAudit.unchanged', { count: 18 })))
  await user.click(screen.getByRole('button', { name: new RegExp(t('operatorAudit.hideText')) }))
  assert.equal(screen.queryByText('Changed'), null)
})

test('what was done to services, claims and money leads to a page where there is one; an invitation has none', async () => {
  const id = '7f1c2a90-0000-4000-8000-000000000001'
  const assigned = [{ name: 'customerId', before: null, after: 'c1' }]
  const entries = [
    entry(1, { action: 'catalog.edit-service' }),
    entry(2, { action: 'dispatch.retry' }),
    entry(3, { action: 'warranty.refuse' }),
    entry(4, { action: 'transfer.assign', changes: assigned }),
    entry(5, { action: 'content.save-text', subject: 'post/hello' }),
    entry(6, { action: 'staff.invite', changes: [] }),
    entry(7, { action: 'payout.pay', changes: [] }),
  ]
  fakeApi.answer(audit.list, { ...listed(entries), more: true })
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('operatorAudit.countedFar', { count: 7 })))
  const targets = screen.getAllByRole('link').map((it) => it.getAttribute('href'))
  const order = `/operator/orders/${id}`
  const expected = [`/operator/services/${id}`, order, order, '/operator/customers/c1', '/operator/content/posts/hello']
  assert.deepEqual(targets, expected)
  assert.equal(screen.queryAllByText(id).length, 0)
})

test('what the address narrows is asked for, and what it cannot mean is left out', async () => {
  const calls = fakeApi.answer(audit.list, listed([]))
  const { screen, t } = await show('/?action=orders.refund&from=2026-11-01&to=never&q=phone')
  assert.ok(await screen.findByText(t('operatorAudit.noneFound')))
  const { page: _, limit: __, ...asked } = calls[0]?.query ?? {}
  assert.deepEqual(asked, { q: 'phone', action: 'orders.refund', from: '2026-11-01' })
})

test('an action of another version is shown by its name, a refusal can be tried again, and many are paged', async () => {
  fakeApi.refuse(audit.list, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(/Too fast\./))
  fakeApi.answer(audit.list, listed([entry(0, { action: 'shop.open' }), ...many(9, entry)], 1_234))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText('shop.open'))
  assert.ok(screen.getByText(t('operatorAudit.found', { count: 1_234 })))
})
