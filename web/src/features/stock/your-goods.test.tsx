import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Language } from '@runmart/contract/languages'
import { type Good, goods } from '@runmart/contract/stock-goods'
import { warranty } from '@runmart/contract/warranty'
import type { WarrantyClaim } from '@runmart/contract/warranty-claims'
import { within } from '@testing-library/react'
import { queryClient } from '#platform/query-client.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, longWord, many, pendingOrder } from '#test/samples.ts'
import { YourGoods } from './your-goods.tsx'

const good = (at: number, more: Partial<Good> = {}): Good => ({
  id: String(at + 1),
  value: `192.0.2.${at}:8080:user:secret${at}`,
  file: null,
  closed: false,
  expiresAt: null,
  seenAt: null,
  replaces: null,
  replacedBy: null,
  ...more,
})
const answer = (items: Good[]): DataOf<typeof goods.mine> => ({ items, keptUntil: '2027-02-13T08:00:00.000Z' })

const noWarranty = { until: null, claimable: 0, claims: [] }
const show = (count: number, language: Language = 'en', found: DataOf<typeof warranty.mine> = noWarranty) => {
  fakeApi.answer(warranty.mine, found)
  const order = { ...pendingOrder, orderStatus: 'success', goods: count } as const
  return renderScreen(<YourGoods order={order} keptUntil="2027-02-13T08:00:00.000Z" />, { user: customer, language })
}

test('goods are asked for, and so recorded as read, only when their customer shows them', async () => {
  const calls = fakeApi.answer(goods.mine, answer(many(3, good)))
  const { screen, user, t } = await show(3)
  assert.ok(screen.getByText(/^3 items · You can read them here until 13 Feb 2027/))
  assert.equal(calls.length, 0)
  await user.click(screen.getByRole('button', { name: t('goods.show') }))
  assert.ok(await screen.findByText('192.0.2.1:8080:user:secret1'))
  assert.ok(screen.getByText(t('goods.keptUntil', { date: '13 Feb 2027' })))
  await user.click(screen.getByRole('button', { name: t('goods.hide') }))
  assert.equal(screen.queryAllByText(/192\.0\.2/).length, 0)
})

test('one item is copied, or all of them without those that were replaced', async () => {
  const items = [good(0), good(1, { replacedBy: '4' }), good(2), good(3, { replaces: '2' })]
  fakeApi.answer(goods.mine, answer(items))
  const { screen, user, t } = await show(3, 'vi')
  await user.click(screen.getByRole('button', { name: t('goods.show') }))
  await user.click(await screen.findByRole('button', { name: t('goods.copy', { number: 2 }) }))
  assert.equal(await navigator.clipboard.readText(), items[3]?.value)
  await user.click(screen.getByRole('button', { name: t('goods.copyAll') }))
  assert.equal(await navigator.clipboard.readText(), [items[0], items[3], items[2]].map((it) => it?.value).join('\n'))
  const second = within(screen.getByRole('list', { name: t('goods.title') })).getAllByRole('listitem')[1]
  assert.ok(second)
  assert.ok(within(second).getByText(t('goods.replacement')))
  assert.ok(within(second).getByText(t('goods.replaced')))
  assert.equal(within(second).getByText(String(items[1]?.value)).tagName, 'S')
})

test('a file has its name and size and is downloaded by itself; copied and saved together are the lines', async () => {
  const name = `${longWord}.zip`
  const archive = good(1, { value: name, file: { name, size: 2_400_000 } })
  fakeApi.answer(goods.mine, answer([good(0), archive, good(2)]))
  const { screen, user, t } = await show(3, 'vi')
  await user.click(screen.getByRole('button', { name: t('goods.show') }))
  assert.ok((await screen.findByText(name)).classList.contains('wrap-anywhere'))
  assert.ok(screen.getByText('2,4 MB'))
  assert.equal(screen.queryAllByRole('button', { name: t('goods.copy', { number: 2 }) }).length, 0)
  await user.click(screen.getByRole('button', { name: t('goods.copyAll') }))
  assert.equal(await navigator.clipboard.readText(), [good(0), good(2)].map((it) => it.value).join('\n'))
  const calls = fakeApi.refuse(goods.file, 'NOT_FOUND', 'It is gone.')
  await user.click(screen.getByRole('button', { name: t('goods.saveFileOf', { name }) }))
  assert.ok(await screen.findByText('It is gone.'))
  assert.deepEqual({ ...calls[0]?.params }, { id: pendingOrder.id, item: '2' })
})

test('where all goods are files there is nothing to copy', async () => {
  const files = many(2, (at) => good(at, { value: `${at}.bin`, file: { name: `${at}.bin`, size: 900 } }))
  fakeApi.answer(goods.mine, answer(files))
  const { screen, user, t } = await show(2, 'ru')
  await user.click(screen.getByRole('button', { name: t('goods.show') }))
  assert.ok(await screen.findByText('1.bin'))
  for (const name of [t('goods.copyAll'), t('goods.download')])
    assert.equal(screen.queryAllByRole('button', { name }).length, 0)
})

test('goods that were not opened before the order was paid back say so, in every language; what was opened is there', async () => {
  for (const language of ['en', 'vi', 'ru'] as const) {
    fakeApi.refuse(goods.mine, 'GOODS_CLOSED', 'Closed.')
    const { view, screen, user, t } = await show(2, language)
    await user.click(screen.getByRole('button', { name: t('goods.show') }))
    assert.ok(await screen.findByText(t('goods.allClosed')))
    assert.ok(screen.getByText(t('goods.allClosedText')))
    view.unmount()
    await queryClient.resetQueries()
  }
  fakeApi.answer(goods.mine, answer([good(0), good(1, { value: null, closed: true })]))
  const { screen, user, t } = await show(2)
  await user.click(screen.getByRole('button', { name: t('goods.show') }))
  assert.ok(await screen.findByText(String(good(0).value)))
  assert.ok(screen.getByText(t('goods.closed')))
  assert.equal(screen.queryAllByText(t('goods.deleted')).length, 0)
})

test('of a thousand items the first hundred are listed until all are asked for', async () => {
  fakeApi.answer(goods.mine, answer(many(1_000, good)))
  const { screen, user, t } = await show(1_000)
  await user.click(screen.getByRole('button', { name: t('goods.show') }))
  const list = await screen.findByRole('list', { name: t('goods.title') })
  assert.equal(list.children.length, 100)
  await user.click(screen.getByRole('button', { name: t('goods.copyAll') }))
  assert.equal((await navigator.clipboard.readText()).split('\n').length, 1_000)
  await user.click(screen.getByRole('button', { name: t('goods.showAll', { count: 1_000 }) }))
  assert.equal(list.children.length, 1_000)
})

test('goods that were deleted are said to be, and nothing is left to copy', async () => {
  fakeApi.answer(goods.mine, { items: many(2, (at) => good(at, { value: null })), keptUntil: null })
  const gone = await show(2, 'ru')
  await gone.user.click(gone.screen.getByRole('button', { name: gone.t('goods.show') }))
  assert.ok(await gone.screen.findByText(gone.t('goods.allDeleted')))
  assert.equal(gone.screen.queryAllByRole('button', { name: gone.t('goods.copyAll') }).length, 0)
})

test('a deleted item stands among others, and a long one may break', async () => {
  fakeApi.answer(goods.mine, answer([good(0, { value: null }), good(1, { value: longWord })]))
  const { screen, user, t } = await show(2)
  await user.click(screen.getByRole('button', { name: t('goods.show') }))
  assert.ok((await screen.findByText(longWord)).classList.contains('wrap-anywhere'))
  assert.ok(screen.getByText(t('goods.deleted')))
})

test('a refusal is said in its own words and can be tried again', async () => {
  fakeApi.refuse(goods.mine, 'VIEW_ONLY', 'Viewing is read-only.')
  const { screen, user, t } = await show(2)
  await user.click(screen.getByRole('button', { name: t('goods.show') }))
  assert.ok(await screen.findByText('Viewing is read-only.'))
  fakeApi.answer(goods.mine, answer(many(2, good)))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText('192.0.2.1:8080:user:secret1'))
})

const claim: WarrantyClaim = {
  id: 'claim',
  status: 'waiting',
  items: ['2'],
  amount: 1,
  text: 'No answer',
  isRefilling: false,
  claimedAt: '2026-11-16T08:00:00.000Z',
  decidedAt: null,
  refunded: 0,
  reason: null,
}
const until = '2026-12-16T08:00:00.000Z'

test('what does not work is chosen among the goods and reported with words; what was reported before cannot be', async () => {
  fakeApi.answer(goods.mine, answer(many(3, good)))
  const { screen, user, t } = await show(3, 'en', { until, claimable: 2, claims: [claim] })
  assert.ok(await screen.findByText(/Until 16 Dec 2026/))
  await user.click(screen.getByRole('button', { name: t('warranty.report') }))
  await user.click(await screen.findByRole('checkbox', { name: t('warranty.choose', { number: 3 }) }))
  assert.equal(screen.queryAllByRole('checkbox', { name: t('warranty.choose', { number: 2 }) }).length, 0)
  await user.click(screen.getByRole('button', { name: t('warranty.next') }))
  const dialog = within(await screen.findByRole('dialog', { name: t('warranty.claimTitle') }))
  await user.click(dialog.getByRole('button', { name: t('warranty.send') }))
  assert.ok(await dialog.findByText(t('fields.required')))
  await user.type(dialog.getByLabelText(t('warranty.text')), 'Dead since today')
  const replaced = { ...claim, id: 'next', status: 'replaced' as const, items: ['3'] }
  const sent = fakeApi.answer(warranty.claim, { claim: replaced }, 'Replaced.')
  fakeApi.answer(warranty.mine, { until, claimable: 2, claims: [replaced, claim] })
  await user.click(dialog.getByRole('button', { name: t('warranty.send') }))
  assert.ok(await screen.findByText('Replaced.'))
  assert.deepEqual(sent[0]?.body, { items: ['3'], text: 'Dead since today' })
  const claims = within(await screen.findByRole('list', { name: t('warranty.claims') }))
  assert.ok(await claims.findByText('Item 3'))
  assert.equal(screen.queryAllByRole('checkbox').length, 0)
})

test('once the warranty is over nothing is offered, and what became of claims stays', async () => {
  const refused = { ...claim, status: 'refused' as const, reason: longWord }
  const { screen, t } = await show(3, 'ru', { until, claimable: 0, claims: [refused] })
  assert.ok(await screen.findByText(t('claimStates.refused')))
  assert.ok(screen.getByText(longWord))
  assert.equal(screen.queryAllByRole('button', { name: t('warranty.report') }).length, 0)
})
