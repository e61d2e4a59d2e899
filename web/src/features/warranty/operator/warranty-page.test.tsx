import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type OperatorClaim, warrantyOperator } from '@runmart/contract/warranty-operator'
import { within } from '@testing-library/react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, longWord, many, operator } from '#test/samples.ts'
import WarrantyPage from './warranty-page.tsx'

const claim: OperatorClaim = {
  id: 'claim',
  status: 'waiting',
  items: ['17', '23'],
  amount: 2,
  text: longWord,
  claimedAt: '2026-11-16T08:00:00.000Z',
  decidedAt: null,
  refunded: 0,
  reason: null,
  order: {
    id: 'order',
    orderCode: 'RM-7K3QX9',
    serviceName: 'Proxies',
    billing: 'unit',
    totalCash: 10_000,
    amount: 5,
  },
  customer: { id: '7', username: 'khanh' },
  decidedBy: null,
  mostRefund: 4_000,
  canReplace: true,
  isRefilling: false,
  turn: 'shop',
  partner: null,
  note: null,
}
const code = claim.order.orderCode
const answerOf = (items: OperatorClaim[]) => ({ ...listPage(items), waiting: items.length })
const show = (items: OperatorClaim[]) => {
  fakeApi.answer(warrantyOperator.list, answerOf(items))
  return renderScreen(<WarrantyPage />, { user: operator })
}

test('a claim says how much of what, and is replaced after a question', async () => {
  const single = { ...claim, id: 'single', items: ['31'], amount: 1, order: { ...claim.order, amount: 1 } }
  const { screen, user, t } = await show([claim, single])
  assert.ok(await screen.findByText('2 of 5 items'))
  assert.ok(screen.getByText('1 of 1 item'))
  assert.ok(screen.getByText(/Items 17, 23/))
  await user.click(screen.getAllByRole('button', { name: t('operatorWarranty.replaceOf', { code }) })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  const sent = fakeApi.answer(warrantyOperator.replace, { claim: { ...claim, status: 'replaced' } }, 'Done.')
  fakeApi.answer(warrantyOperator.list, answerOf([]))
  await user.click(dialog.getByRole('button', { name: t('claimDesk.itemsNow', { count: 2 }) }))
  assert.ok(await screen.findByText('Done.'))
  assert.equal(sent[0]?.params.id, 'claim')
  assert.ok(await screen.findByText(t('operatorWarranty.noneWaiting')))
})

test('the claimed part of the price is offered as the refund, less is possible, more is not', async () => {
  const { screen, user, t } = await show([claim])
  await user.click(await screen.findByRole('button', { name: t('claimDesk.refundOf', { code }) }))
  const dialog = within(await screen.findByRole('dialog'))
  const amount = dialog.getByLabelText(t('claimDesk.amount'))
  assert.equal((amount as HTMLInputElement).value, '4000')
  await user.type(dialog.getByLabelText(t('claimDesk.reason')), 'Sorry')
  await user.clear(amount)
  await user.type(amount, '4001')
  await user.click(dialog.getByRole('button', { name: t('claimDesk.refund') }))
  assert.ok(await dialog.findByText(t('fields.between', { least: '1 ₫', most: '4,000 ₫' })))
  await user.clear(amount)
  await user.type(amount, '1500')
  fakeApi.refuse(warrantyOperator.refund, 'REFUND_CHANGED', 'Changed.', { refund: 3_000 })
  await user.click(dialog.getByRole('button', { name: /^Refund 1,500/ }))
  assert.ok(await dialog.findByText(/changed to 3,000/))
  const sent = fakeApi.answer(warrantyOperator.refund, { claim: { ...claim, status: 'refunded' } }, 'Refunded.')
  await user.click(dialog.getByRole('button', { name: /^Refund 1,500/ }))
  assert.ok(await screen.findByText('Refunded.'))
  assert.deepEqual(sent[0]?.body, { amount: 1_500, acceptRefund: 4_000, reason: 'Sorry' })
})

test('who comes second is told that somebody else decided', async () => {
  const { screen, user, t } = await show([{ ...claim, canReplace: false, mostRefund: 0 }])
  await user.click(await screen.findByRole('button', { name: t('operatorWarranty.declineOf', { code }) }))
  assert.equal(screen.queryAllByRole('button', { name: t('claimDesk.refundOf', { code }) }).length, 0)
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('claimDesk.reason')), 'They work')
  fakeApi.refuse(warrantyOperator.refuse, 'CONFLICT', 'Not possible.')
  await user.click(dialog.getByRole('button', { name: t('operatorWarranty.decline') }))
  assert.ok(await dialog.findByText(t('operatorWarranty.conflict')))
})

test('of very many items the first are named', async () => {
  const { screen } = await show([
    { ...claim, items: many(60, String), amount: 60, order: { ...claim.order, amount: 60 } },
  ])
  assert.ok(await screen.findByText(/Items 0, 1, 2, 3, 4, 5, 6, 7 and 52 more/))
})

test('a refusal says why', async () => {
  fakeApi.refuse(warrantyOperator.list, 'RATE_LIMITED', 'Too fast.')
  const { screen } = await renderScreen(<WarrantyPage />, { user: operator })
  assert.ok(await screen.findByText(/Too fast\./))
})

test('whose turn a claim is, and what was said before it came to the shop', async () => {
  const partner = { id: '9', username: 'minh', passesAt: '2026-11-19T08:00:00.000Z' }
  const { screen, t } = await show([
    { ...claim, id: 'a', turn: 'supplier' },
    { ...claim, id: 'b', turn: 'partner', partner },
    { ...claim, id: 'c', partner: { ...partner, passesAt: null } },
    { ...claim, id: 'd', note: 'Refill not found' },
  ])
  assert.ok(await screen.findByText(t('operatorWarranty.withSupplier')))
  assert.ok(screen.getByText(t('operatorWarranty.supplierRefills')))
  const said = screen.getAllByText('minh').map((it) => it.parentElement?.textContent ?? '')
  assert.equal(said.length, 3)
  assert.match(said[0] ?? '', /^minh can answer until/)
  assert.equal(said[1], t('operatorWarranty.withPartner', { name: 'minh' }))
  assert.equal(said[2], t('operatorWarranty.partnerSilent', { name: 'minh' }))
  assert.ok(screen.getByText(t('operatorWarranty.note', { note: 'Refill not found' })))
  assert.equal(screen.getAllByRole('button', { name: t('operatorWarranty.declineOf', { code }) }).length, 4)
})

test('a partner’s name leads to their page wherever a claim says it, for who may see customers', async () => {
  const partner = { id: '9', username: 'minh', passesAt: '2026-11-19T08:00:00.000Z' }
  fakeApi.answer(warrantyOperator.list, answerOf([{ ...claim, turn: 'partner', partner }]))
  const seller = { ...operator, isOwner: false, rights: ['orders' as const] }
  for (const [user, href] of [
    [operator, operatorPaths.customer('9')],
    [seller, null],
  ] as const) {
    const { screen } = await renderScreen(<WarrantyPage />, { user })
    const names = await screen.findAllByText('minh')
    assert.deepEqual(
      names.map((it) => it.getAttribute('href')),
      [href, href],
    )
  }
})

test('of an order without items it is said what was delivered again', async () => {
  const { screen, user, t } = await show([{ ...claim, items: [] }])
  await user.click(await screen.findByRole('button', { name: t('operatorWarranty.replaceOf', { code }) }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('claimDesk.again')), 'Two more')
  const sent = fakeApi.answer(warrantyOperator.replace, { claim: { ...claim, status: 'replaced' } }, 'Done.')
  await user.click(dialog.getByRole('button', { name: t('claimDesk.againNow') }))
  assert.ok(await screen.findByText('Done.'))
  assert.deepEqual(sent[0]?.body, { text: 'Two more' })
})
