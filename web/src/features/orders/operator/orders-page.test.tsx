import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_CHOSEN, ordersDesk } from '@runmart/contract/orders-desk'
import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { invalidate } from '#platform/query-client.ts'
import { fakeApi, fakeFetch } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, listPage, many, operator, pendingOrder } from '#test/samples.ts'
import { setWidth } from '#test/set-width.ts'
import OrdersPage from './orders-page.tsx'

const deskOrder: OperatorOrder = { ...pendingOrder, customer: { id: customer.id, username: customer.username } }
const orders = (count: number, from = 0) =>
  many(count, (at) => ({ ...deskOrder, id: `${from + at}`, orderCode: `RM-AAAA${from + at}` }))
const answer = (items: OperatorOrder[], total = items.length, page = 1) => ({
  ...listPage(items, total, page),
  limit: 50,
  more: false,
  all: total,
  waiting: { pending: total, inProgress: 0 },
})
const show = (path = '/') => {
  fakeApi.answer(ordersDesk.views, { items: [] })
  return renderScreen(<OrdersPage />, { user: { ...customer, role: 'operator' }, path })
}

test('each queue that is empty says so in its own words', async () => {
  fakeApi.answer(ordersOperator.queue, answer([]))
  for (const [path, title] of [
    ['/', 'operatorOrders.nonePending'],
    ['/?view=in-progress', 'operatorOrders.noneInProgress'],
    ['/?view=all', 'operatorOrders.none'],
  ] as const) {
    const { screen, t } = await show(path)
    assert.ok(await screen.findByText(t(title)))
  }
})

test('a search that finds nothing in a queue goes on among all orders', async () => {
  const calls = fakeApi.answer(ordersOperator.queue, ({ query }) => answer(query?.status ? [] : [deskOrder]))
  const { screen, user, t } = await show('/?q=RM-7K3QX9')
  await user.click(await screen.findByRole('button', { name: t('operatorOrders.searchAll') }))
  assert.ok(await screen.findByRole('link', { name: 'RM-7K3QX9' }))
  assert.deepEqual(
    calls.map(({ query }) => [query?.status, query?.q]),
    [
      ['pending', 'RM-7K3QX9'],
      [undefined, 'RM-7K3QX9'],
    ],
  )
})

test('a search that did not look at all orders says so, whether it found some or none', async () => {
  fakeApi.answer(ordersOperator.queue, { ...answer([deskOrder]), more: true })
  const some = await show('/?view=all&q=facebook')
  assert.ok(await some.screen.findByText(some.t('operatorDesk.countedFar', { count: 1 })))
  fakeApi.answer(ordersOperator.queue, { ...answer([]), more: true })
  const none = await show('/?view=all&q=facebook&min=5000')
  assert.ok(await none.screen.findByText(none.t('operatorDesk.noneAmongNewest')))
})

test('a refused queue says why and can be tried again', async () => {
  fakeApi.refuse(ordersOperator.queue, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(/Too fast\./))
  fakeApi.answer(ordersOperator.queue, answer([deskOrder]))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByRole('link', { name: 'RM-7K3QX9' }))
})

test('a full queue is counted on its tab and leads to the next page', async () => {
  const calls = fakeApi.answer(ordersOperator.queue, ({ query }) => {
    const page = Number(query?.page)
    const items = many(10, (at) => ({ ...deskOrder, id: `${page}-${at}`, orderCode: `RM-${page}-${at}` }))
    return answer(items, 1_200, page)
  })
  const { screen, user, t } = await show()
  assert.equal((await screen.findAllByRole('link', { name: /^RM-1-/ })).length, 10)
  assert.ok(screen.getByRole('tab', { name: `${t('operatorOrders.pending')} · 1,200` }))
  await user.click(screen.getByRole('button', { name: t('lists.nextPage') }))
  assert.equal((await screen.findAllByRole('link', { name: /^RM-2-/ })).length, 10)
  assert.deepEqual(
    calls.map(({ query }) => [query?.page, query?.limit]),
    [
      ['1', '50'],
      ['2', '50'],
    ],
  )
})

test('chosen orders stand in the bar with their sum; Shift chooses all between, and all that match can be', async () => {
  fakeApi.answer(ordersOperator.queue, answer(orders(5), 316))
  const matches = many(316, (at) => ({ id: `${at}`, orderCode: `RM-${at}`, totalCash: 1_000 }))
  fakeApi.answer(ordersDesk.matches, { items: matches, more: false })
  const { screen, user, t } = await show()
  const box = (at: number) =>
    screen.getByRole('checkbox', { name: t('operatorDesk.selectRow', { code: `RM-AAAA${at}` }) })
  await screen.findByRole('link', { name: 'RM-AAAA0' })
  await user.click(box(1))
  await user.keyboard('{Shift>}')
  await user.click(box(3))
  await user.keyboard('{/Shift}')
  assert.ok(await screen.findByText(t('operatorDesk.selected', { count: 3 })))
  await user.click(screen.getByRole('button', { name: t('operatorDesk.selectAll', { count: 316 }) }))
  assert.ok(await screen.findByText(t('operatorDesk.selected', { count: 316 })))
  assert.ok(screen.getByText(/316,000\s₫/))
})

test('more than can be chosen is said so, before and while the first of them are', async () => {
  fakeApi.answer(ordersOperator.queue, answer(orders(3), 7_000))
  const matches = many(MAX_CHOSEN, (at) => ({ id: `${at}`, orderCode: `RM-${at}`, totalCash: 1_000 }))
  fakeApi.answer(ordersDesk.matches, { items: matches, more: true })
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('checkbox', { name: t('operatorDesk.selectPage') }))
  await user.click(screen.getByRole('button', { name: t('operatorDesk.selectFirst', { count: MAX_CHOSEN }) }))
  assert.ok(await screen.findByText(t('operatorDesk.selectedFirst', { count: MAX_CHOSEN })))
})

test('all that match one list are not chosen in another that was opened meanwhile', async (context) => {
  fakeApi.answer(ordersOperator.queue, answer(orders(2), 300))
  fakeApi.answer(ordersDesk.matches, { items: [{ id: '0', orderCode: 'RM-AAAA0', totalCash: 1_000 }], more: false })
  const late = Promise.withResolvers<void>()
  context.mock.method(globalThis, 'fetch', async (...sent: Parameters<typeof fakeFetch>) => {
    if (String(sent[0]).includes(ordersDesk.matches.path)) await late.promise
    return fakeFetch(...sent)
  })
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('checkbox', { name: t('operatorDesk.selectPage') }))
  await user.click(screen.getByRole('button', { name: t('operatorDesk.selectAll', { count: 300 }) }))
  await user.click(screen.getByRole('tab', { name: new RegExp(t('operatorOrders.all')) }))
  await waitFor(() => assert.equal(screen.queryByRole('region', { name: t('operatorDesk.bulk') }), null))
  late.resolve()
  await act(() => new Promise((next) => setTimeout(next, 50)))
  assert.equal(screen.queryByRole('region', { name: t('operatorDesk.bulk') }), null)
})

test('what is chosen stays so while another row is taken, and is let go with its own', async () => {
  fakeApi.answer(ordersOperator.queue, answer(orders(4)))
  fakeApi.answer(ordersDesk.act, ({ body }) => ({
    outcomes: body.orders.map(({ id }) => ({ id, orderCode: `RM-AAAA${id}`, refunded: 0, problem: null })),
  }))
  const { screen, user, t } = await show()
  await screen.findByRole('link', { name: 'RM-AAAA0' })
  for (const code of ['RM-AAAA0', 'RM-AAAA1'])
    await user.click(screen.getByRole('checkbox', { name: t('operatorDesk.selectRow', { code }) }))
  await user.click(screen.getByRole('button', { name: t('operatorOrders.takeOf', { code: 'RM-AAAA3' }) }))
  assert.ok(await screen.findByText(t('operatorDesk.taken', { count: 1 })))
  assert.ok(screen.getByText(t('operatorDesk.selected', { count: 2 })))
  await user.click(screen.getByRole('button', { name: t('operatorOrders.takeOf', { code: 'RM-AAAA1' }) }))
  assert.ok(await screen.findByText(t('operatorDesk.selected', { count: 1 })))
})

test('what could not be done stays chosen, with its reason and who was quicker', async () => {
  fakeApi.answer(ordersOperator.queue, answer(orders(3)))
  const last = { event: 'delivered', by: 'operator', operator: 'linh', at: new Date().toISOString() } as const
  const calls = fakeApi.answer(ordersDesk.act, ({ body }) => ({
    outcomes: body.orders.map(({ id }) => ({
      id,
      orderCode: `RM-AAAA${id}`,
      refunded: 0,
      problem: id === '1' ? { why: 'state' as const, status: 'success' as const, sentence: '', last } : null,
    })),
  }))
  const { screen, user, t } = await show()
  await screen.findByRole('link', { name: 'RM-AAAA0' })
  await user.click(screen.getByRole('checkbox', { name: t('operatorDesk.selectPage') }))
  await user.click(screen.getByRole('button', { name: t('operatorOrders.take') }))
  assert.ok(await screen.findByText(/linh/))
  assert.deepEqual(
    calls.map(({ body }) => [body.act, body.orders.map((it) => it.id)]),
    [['take', ['0', '1', '2']]],
  )
  await user.click(screen.getAllByRole('button', { name: t('ui.close') }).at(-1) as HTMLElement)
  assert.ok(await screen.findByText(t('operatorDesk.selected', { count: 1 })))
})

test('a delivery says what it does and cannot before it is done', async () => {
  fakeApi.answer(ordersOperator.queue, answer(orders(3)))
  fakeApi.answer(ordersDesk.preview, ({ body }) => ({
    can: (body.ids ?? []).slice(1).map((id) => ({ id, orderCode: `RM-AAAA${id}`, totalCash: 2_000, refund: 0 })),
    cannot: [
      {
        id: '0',
        orderCode: 'RM-AAAA0',
        problem: { why: 'byBot' as const, status: 'pending' as const, sentence: '', last: null },
      },
    ],
  }))
  const acted = fakeApi.answer(ordersDesk.act, ({ body }) => ({
    outcomes: body.orders.map(({ id }) => ({ id, orderCode: `RM-AAAA${id}`, refunded: 0, problem: null })),
  }))
  const { screen, user, t } = await show()
  await screen.findByRole('link', { name: 'RM-AAAA0' })
  await user.click(screen.getByRole('checkbox', { name: t('operatorDesk.selectPage') }))
  await user.click(screen.getByRole('button', { name: t('operatorOrders.deliver') }))
  assert.ok(await screen.findByText(t('deskProblems.byBot')))
  await user.click(screen.getByRole('button', { name: t('operatorDesk.doDeliver', { count: 2 }) }))
  assert.ok(await screen.findByText(t('operatorDesk.delivered', { count: 2 })))
  assert.deepEqual(
    acted[0]?.body.orders.map((it) => it.id),
    ['1', '2'],
  )
})

/** Begins to deliver the one order of the desk; `pressOutside` lands beside its dialog. */
async function deliverOne() {
  const can = [{ id: '0', orderCode: 'RM-AAAA0', totalCash: 2_000, refund: 0 }]
  fakeApi.answer(ordersOperator.queue, answer(orders(1)))
  fakeApi.answer(ordersDesk.preview, { can, cannot: [] })
  const { screen, user, t } = await show()
  await screen.findByRole('link', { name: 'RM-AAAA0' })
  await user.click(screen.getByRole('checkbox', { name: t('operatorDesk.selectPage') }))
  await user.click(screen.getByRole('button', { name: t('operatorOrders.deliver') }))
  await user.click(await screen.findByRole('button', { name: t('operatorDesk.doDeliver', { count: 1 }) }))
  const dialog = await screen.findByRole('dialog')
  const close = () => within(dialog).queryAllByRole('button', { name: t('ui.close') })[0]
  return { screen, user, t, dialog, close, pressOutside: () => user.click(dialog.parentElement as HTMLElement) }
}

test('nothing closes a delivery while it runs', async () => {
  fakeApi.hold(ordersDesk.act)
  const { screen, user, dialog, close, pressOutside } = await deliverOne()
  await within(dialog).findByRole('progressbar')
  await pressOutside()
  await user.keyboard('{Escape}')
  assert.deepEqual([screen.queryByRole('dialog'), close()], [dialog, undefined])
})

test('a press outside leaves what could not be done; its own button closes it', async () => {
  const problem = { why: 'state' as const, status: 'success' as const, sentence: '', last: null }
  fakeApi.answer(ordersDesk.act, { outcomes: [{ id: '0', orderCode: 'RM-AAAA0', refunded: 0, problem }] })
  const { screen, user, t, dialog, close, pressOutside } = await deliverOne()
  await within(dialog).findByText(t('operatorDesk.notDone', { count: 1 }))
  await pressOutside()
  assert.equal(screen.queryByRole('dialog'), dialog)
  await user.click(close() as HTMLElement)
  await waitFor(() => assert.equal(screen.queryByRole('dialog'), null))
})

test('orders that wait for a supplier are delivered only when that is ticked', async () => {
  fakeApi.answer(ordersOperator.queue, answer([{ ...deskOrder, awaitsSupplier: true }]))
  const problem = { why: 'awaitsSupplier' as const, status: 'pending' as const, sentence: '', last: null }
  fakeApi.answer(ordersDesk.preview, ({ body }) => {
    const { id, orderCode } = deskOrder
    const chosen = { id, orderCode, totalCash: 2_000, refund: 0 }
    return body.awaiting ? { can: [chosen], cannot: [] } : { can: [], cannot: [{ id, orderCode, problem }] }
  })
  const acted = fakeApi.answer(ordersDesk.act, ({ body }) => ({
    outcomes: body.orders.map(({ id }) => ({ id, orderCode: deskOrder.orderCode, refunded: 0, problem: null })),
  }))
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(t('operatorDesk.awaitsSupplier')))
  await user.click(screen.getByRole('checkbox', { name: t('operatorDesk.selectPage') }))
  await user.click(screen.getByRole('button', { name: t('operatorOrders.deliver') }))
  assert.ok(await screen.findByText(t('deskProblems.awaitsSupplier')))
  await user.click(screen.getByRole('checkbox', { name: new RegExp(t('operatorDesk.alsoAwaiting')) }))
  await user.click(await screen.findByRole('button', { name: t('operatorDesk.doDeliver', { count: 1 }) }))
  await screen.findByText(t('operatorDesk.delivered', { count: 1 }))
  assert.equal(acted[0]?.body.awaiting, true)
})

test('of a file, orders that have a bad line are left out, and the dialog says so', async () => {
  fakeApi.answer(ordersOperator.queue, answer([deskOrder]))
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorDesk.byFile') }))
  const content = 'RM-AAAAAA|one\nRM-BBBBBB|user:m\uFFFDt\nRM-BBBBBB|user:pass\nRM-AAAAAA|'
  fireEvent.change(await screen.findByLabelText(t('operatorDesk.fileLines')), { target: { value: content } })
  assert.ok(await screen.findByText(t('operatorDesk.fileLeftOut', { count: 2 })))
  assert.ok(screen.getByText(t('fields.notText')))
  assert.equal(screen.queryByText(t('operatorDesk.fileGood', { count: 1 })), null)
})

for (const [width, shape] of [
  [1440, 'table'],
  [390, 'list'],
] as const)
  test(`a name in the ${shape} leads to its customer’s page, for who may see it`, async (context) => {
    setWidth(context, width)
    fakeApi.answer(ordersOperator.queue, answer([deskOrder]))
    fakeApi.answer(ordersDesk.views, { items: [] })
    const seller = { ...operator, isOwner: false, rights: ['orders' as const] }
    for (const [user, href] of [
      [operator, operatorPaths.customer(customer.id)],
      [seller, null],
    ] as const) {
      const { screen, t } = await renderScreen(<OrdersPage />, { user })
      const rows = await screen.findByRole(shape, { name: t('operatorOrders.title') })
      assert.equal(within(rows).getByText(customer.username).getAttribute('href'), href)
    }
  })

for (const [width, shape] of [
  [1440, 'table'],
  [390, 'list'],
] as const)
  test(`the sign beside a name in the ${shape} shows that customer’s orders alone`, async (context) => {
    setWidth(context, width)
    const calls = fakeApi.answer(ordersOperator.queue, answer([deskOrder]))
    const { screen, user, t } = await show()
    const rows = await screen.findByRole(shape, { name: t('operatorOrders.title') })
    await user.click(within(rows).getByRole('button', { name: t('operatorDesk.onlyOf', { name: customer.username }) }))
    await waitFor(() => assert.equal(calls.at(-1)?.query?.customerId, customer.id))
  })

test('a filter is named also where no order is left to name it', async () => {
  fakeApi.answer(ordersOperator.queue, answer([]))
  fakeApi.answer(ordersDesk.filterNames, { services: [{ id: 'old', name: 'Not sold any more' }], customer: 'lan' })
  const { screen, t } = await show('/?view=all&service=old&customer=nobody')
  for (const [label, value] of [
    [t('operatorDesk.service'), 'Not sold any more'],
    [t('operatorDesk.customer'), 'lan'],
  ] as const) {
    const filter = t('operatorDesk.chip', { label, value })
    assert.ok(await screen.findByRole('button', { name: t('operatorDesk.removeFilter', { filter }) }))
  }
})

test('a head sorts its column both ways where few are listed, and narrows the list to the last days elsewhere', async () => {
  const calls = fakeApi.answer(ordersOperator.queue, answer([deskOrder]))
  const queue = await show()
  const button = { name: queue.t('operatorDesk.service') }
  await queue.user.click(await queue.screen.findByRole('button', button))
  await waitFor(() => assert.equal(calls.at(-1)?.query?.sort, 'service-asc'))
  await queue.user.click(await queue.screen.findByRole('button', button))
  await waitFor(() => assert.equal(calls.at(-1)?.query?.sort, 'service-desc'))
  assert.equal(queue.screen.getByRole('columnheader', button).getAttribute('aria-sort'), 'descending')

  const all = await show('/?view=all&to=2026-03-31')
  const head = await all.screen.findByRole('button', button)
  assert.match(head.title, /last 30 days/)
  await all.user.click(head)
  await waitFor(() => assert.equal(calls.at(-1)?.query?.sort, 'service-asc'))
  assert.deepEqual([calls.at(-1)?.query?.from, calls.at(-1)?.query?.to], ['2026-03-02', '2026-03-31'])
})

test('cards are sorted in the filters, as the address says, and have neither columns nor keys to choose', async (context) => {
  setWidth(context, 390)
  const calls = fakeApi.answer(ordersOperator.queue, answer([deskOrder]))
  fakeApi.answer(ordersDesk.filterNames, { services: [], customer: null })
  const { screen, user, t } = await show('/?sort=cheapest')
  await screen.findByRole('list', { name: t('operatorOrders.title') })
  await user.click(screen.getByRole('button', { name: t('operatorDesk.filter') }))
  const field = await screen.findByRole('combobox', { name: t('operatorDesk.sort') })
  assert.match(field.textContent ?? '', new RegExp(t('deskSorts.cheapest')))
  await user.click(field)
  assert.equal(screen.queryByRole('option', { name: t('deskSorts.status-asc') }), null)
  await user.click(await screen.findByRole('option', { name: t('deskSorts.progress-desc') }))
  await user.click(screen.getByRole('button', { name: t('operatorDesk.apply') }))
  await waitFor(() => assert.equal(calls.at(-1)?.query?.sort, 'progress-desc'))
  await user.click(screen.getByRole('button', { name: t('operatorDesk.more') }))
  assert.ok(await screen.findByRole('menuitem', { name: t('operatorDesk.saveView') }))
  assert.equal(screen.getAllByRole('menuitem').length, 1)
})

test('filters leave the order of a table as its heads have it', async () => {
  const calls = fakeApi.answer(ordersOperator.queue, answer([deskOrder]))
  fakeApi.answer(ordersDesk.filterNames, { services: [], customer: null })
  const { screen, user, t } = await show('/?sort=cheapest')
  await user.click(await screen.findByRole('button', { name: t('operatorDesk.filter') }))
  await user.type(await screen.findByLabelText(t('operatorDesk.sumFrom')), '5')
  assert.equal(screen.queryByRole('combobox', { name: t('operatorDesk.sort') }), null)
  await user.click(screen.getByRole('button', { name: t('operatorDesk.apply') }))
  await waitFor(() => assert.equal(calls.at(-1)?.query?.minTotal, '5'))
  assert.equal(calls.at(-1)?.query?.sort, 'cheapest')
})

test('keys work on a layout without Latin letters', async () => {
  fakeApi.answer(ordersOperator.queue, answer(orders(2)))
  const { screen, t } = await show()
  const first = await screen.findByRole('link', { name: 'RM-AAAA0' })
  const press = (key: string, code: string, shiftKey = false) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, code, shiftKey })
  press('о', 'KeyJ')
  assert.equal(document.activeElement, first)
  press('о', 'KeyJ')
  assert.equal(document.activeElement, screen.getByRole('link', { name: 'RM-AAAA1' }))
  press('л', 'KeyK')
  assert.equal(document.activeElement, first)
  press('ч', 'KeyX')
  const box = await screen.findByRole('checkbox', { name: t('operatorDesk.selectRow', { code: 'RM-AAAA0' }) })
  assert.equal((box as HTMLInputElement).checked, true)
  press('؟', 'Slash', true)
  assert.ok(await screen.findByRole('dialog', { name: t('operatorDesk.keys') }))
})

test('columns are chosen and kept, and so is how many rows a page has', async () => {
  const calls = fakeApi.answer(ordersOperator.queue, answer([{ ...deskOrder, note: 'as before' }], 300))
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorDesk.more') }))
  await user.click(await screen.findByRole('menuitem', { name: t('operatorDesk.columns') }))
  await user.click(await screen.findByRole('checkbox', { name: t('operatorDesk.note') }))
  await user.click(screen.getByRole('checkbox', { name: t('operatorDesk.customer') }))
  await user.click(screen.getByRole('button', { name: t('ui.close') }))
  await user.click(await screen.findByRole('combobox', { name: t('lists.perPage') }))
  await user.click(await screen.findByRole('option', { name: /200/ }))
  await waitFor(() => assert.equal(calls.at(-1)?.query?.limit, '200'))
  const again = await show()
  assert.ok(await again.screen.findByRole('columnheader', { name: t('operatorDesk.note') }))
  assert.ok(again.screen.getByText('as before'))
  assert.equal(again.screen.queryByRole('columnheader', { name: t('operatorDesk.customer') }), null)
  assert.equal(calls.at(-1)?.query?.limit, '200')
})

test('each saved view says what it finds, anew after an act, and nothing where that is not known', async () => {
  fakeApi.answer(ordersOperator.queue, answer(orders(1)))
  const { screen, user, t } = await show()
  const names = ['Partners', 'Large', 'Old', 'Broken']
  fakeApi.answer(ordersDesk.views, { items: names.map((name) => ({ id: name, name, filters: 'min=1000' })) })
  let partners = 12
  const calls = fakeApi.answer(ordersDesk.viewCounts, () => ({
    items: [
      { id: 'Partners', count: partners, more: false },
      { id: 'Large', count: 99, more: true },
      { id: 'Old', count: 0, more: true },
    ],
  }))
  await invalidate(ordersDesk.views)
  for (const name of ['Partners · 12', 'Large · 99+', 'Old', 'Broken'])
    assert.ok(await screen.findByRole('tab', { name }))
  assert.equal(calls.length, 1)
  partners = 11
  fakeApi.answer(ordersDesk.act, { outcomes: [{ id: '0', orderCode: 'RM-AAAA0', refunded: 0, problem: null }] })
  await user.click(screen.getByRole('button', { name: t('operatorOrders.takeOf', { code: 'RM-AAAA0' }) }))
  assert.ok(await screen.findByRole('tab', { name: 'Partners · 11' }))
})
