import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Supplier, suppliers } from '@runmart/contract/suppliers'
import { waitFor, within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, operator } from '#test/samples.ts'
import { supplier } from '#test/supplier-samples.ts'
import SuppliersPage from './suppliers-page.tsx'

async function show(items: Supplier[], user = operator) {
  fakeApi.answer(suppliers.list, { items })
  fakeApi.answer(suppliers.changes, listPage([]))
  return renderScreen(<SuppliersPage />, { user })
}

test('without suppliers it is said what one is, and that nothing is sent twice', async () => {
  const { screen, t } = await show([])
  assert.ok(await screen.findByText(t('operatorSuppliers.emptyText')))
  assert.equal(screen.getAllByRole('button', { name: t('operatorSuppliers.add') }).length, 1)
})

test('a supplier is added by address and key, at a rate that is read back while it is typed', async () => {
  const { screen, user, t } = await show([])
  await user.click(await screen.findByRole('button', { name: t('operatorSuppliers.add') }))
  const dialog = within(await screen.findByRole('dialog'))
  const sent = fakeApi.answer(suppliers.create, { supplier })
  const add = () => user.click(dialog.getByRole('button', { name: t('operatorSuppliers.add') }))
  await add()
  assert.equal(sent.length, 0)
  await user.type(dialog.getByLabelText(t('operatorSuppliers.name')), supplier.name)
  await user.type(dialog.getByLabelText(t('operatorSuppliers.url')), supplier.url)
  await user.type(dialog.getByLabelText(t('operatorSuppliers.key')), 'secret-1')
  await user.type(dialog.getByLabelText(t('operatorSuppliers.rateUnit', { currency: 'USD' })), '25,400')
  assert.ok(dialog.getByText('1 USD = 25,400 ₫'))
  await add()
  await waitFor(() => assert.equal(screen.queryAllByRole('dialog').length, 0))
  const {
    version: _v,
    balance: _b,
    balanceAt: _a,
    syncedAt: _s,
    openUntil: _o,
    problem: _p,
    problems: _l,
    accountProblem: _r,
    ...rest
  } = supplier
  const { id: _i, counts: _c, ...settings } = rest
  assert.deepEqual(sent[0]?.body, { ...settings, key: 'secret-1' })
})

test('a supplier that fails says why and until when nothing is sent; unclear orders lead to their list', async () => {
  const openUntil = new Date(Date.now() + 600_000).toISOString()
  const counts = { ...supplier.counts, unclearOrders: 3 }
  const { screen, t } = await show([{ ...supplier, openUntil, problems: ['Invalid API key'], counts }])
  assert.ok(await screen.findByText(t('operatorSuppliers.open')))
  assert.ok(screen.getByText(/Invalid API key · Nothing is sent until/))
  const link = screen.getByRole('link', { name: t('operatorSuppliers.unclearOrders', { count: 3 }) })
  assert.equal(link.getAttribute('href'), `/operator/dispatches?supplierId=${supplier.id}`)
})

test('a supplier that refuses the account says which of money and key is wrong', async () => {
  const openUntil = new Date(Date.now() + 600_000).toISOString()
  const keyless = { ...supplier, id: 'keyless', openUntil, accountProblem: 'key' as const }
  const { screen } = await show([{ ...supplier, openUntil, accountProblem: 'money' }, keyless])
  assert.ok(await screen.findByText('Out of money'))
  assert.ok(screen.getByText('Key refused'))
  assert.equal(screen.queryByText('Not responding'), null)
})

test('checking tells the balance, or what the supplier says against it', async () => {
  const { screen, user, t } = await show([supplier])
  const press = async () => {
    await user.click(
      await screen.findByRole('button', { name: t('operatorSuppliers.actionsOf', { name: supplier.name }) }),
    )
    await user.click(await screen.findByRole('menuitem', { name: t('operatorSuppliers.check') }))
  }
  fakeApi.answer(suppliers.check, { supplier: { ...supplier, balance: '7.5' } })
  await press()
  assert.ok(await screen.findByText(/Alpha Panel answers\. Balance: 7\.5/))
  fakeApi.answer(suppliers.check, { supplier: { ...supplier, problems: ['Invalid API key'] } })
  await press()
  assert.ok(await screen.findByText('Alpha Panel: Invalid API key'))
})

test('pausing is asked about, and keeps all that was set', async () => {
  const { screen, user, t } = await show([supplier])
  await user.click(
    await screen.findByRole('button', { name: t('operatorSuppliers.actionsOf', { name: supplier.name }) }),
  )
  await user.click(await screen.findByRole('menuitem', { name: t('operatorSuppliers.pause') }))
  const sent = fakeApi.answer(suppliers.save, { supplier: { ...supplier, status: 'paused' } })
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('operatorSuppliers.pause') }),
  )
  await waitFor(() => assert.equal(sent.length, 1))
  assert.equal(sent[0]?.body.status, 'paused')
  assert.equal(sent[0]?.body.url, supplier.url)
  assert.equal(sent[0]?.body.version, supplier.version)
})

test('who may not change settings neither adds nor edits a supplier', async () => {
  const { screen, user, t } = await show([supplier], { ...operator, isOwner: false, rights: ['catalog'] })
  await user.click(
    await screen.findByRole('button', { name: t('operatorSuppliers.actionsOf', { name: supplier.name }) }),
  )
  await screen.findByRole('menuitem', { name: t('operatorSuppliers.check') })
  assert.equal(screen.queryAllByRole('menuitem', { name: t('operatorSuppliers.edit') }).length, 0)
  assert.equal(screen.queryAllByRole('button', { name: t('operatorSuppliers.add') }).length, 0)
  assert.equal(screen.queryAllByText(t('operatorSuppliers.orders')).length, 0)
})

test('a refusal says why', async () => {
  fakeApi.refuse(suppliers.list, 'RATE_LIMITED', 'Too fast.')
  fakeApi.answer(suppliers.changes, listPage([]))
  const { screen } = await renderScreen(<SuppliersPage />, { user: operator })
  assert.ok(await screen.findByText(/Too fast\./))
})
