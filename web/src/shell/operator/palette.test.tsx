import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchOperator } from '@runmart/contract/search-operator'
import { waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, operator, pendingOrder } from '#test/samples.ts'
import Palette from '../palette.tsx'
import { useOperatorFound } from './use-operator-found.tsx'

const link = `https://t.me/channel?${'tracking=0123456789&'.repeat(20)}`
const { id, orderCode, serviceName, orderStatus, createdAt } = pendingOrder
const order = { id, orderCode, serviceName, orderStatus, createdAt, customer: { id: 'buyer', username: 'linh' } }
const { username, email, fullName, role, status } = customer
const person = { id: customer.id, username, email, fullName, role, status }

const service = {
  ...{ id: 's1', name: 'Channel members', category: 'telegram' },
  ...({ serviceType: 'REFERRAL', status: 'sold_out' } as const),
}

const Where = () => <p data-testid="where">{useLocation().pathname}</p>

async function search(typed: string, found: { indexed?: boolean; failing?: boolean } = {}) {
  const indexed = found.indexed ?? true
  const asked = fakeApi.answer(searchOperator.orders, ({ query: { q } = { q: '' } }) => ({
    orders: q === link ? [{ ...order, match: { field: 'link' as const, text: link.slice(0, 120) } }] : [],
    indexed,
  }))
  if (found.failing) fakeApi.refuse(searchOperator.orders, 'UNAVAILABLE', '')
  fakeApi.answer(searchOperator.customers, ({ query: { q } = { q: '' } }) => ({
    customers: q === 'NAPK7Q2ABC' ? [{ ...person, match: { field: 'content' as const, text: q } }] : [],
    indexed,
  }))
  fakeApi.answer(searchOperator.money, { transfers: [], transactions: [], indexed })
  fakeApi.answer(searchOperator.services, ({ query: { q } = { q: '' } }) => ({
    services: q === 'подписчики' ? [service] : [],
  }))
  const shown = await renderScreen(
    <>
      <Palette
        screens={[]}
        typed=""
        search={{ label: 'Find', failed: 'Failed', useFound: useOperatorFound }}
        open
        onOpenChange={() => {}}
      />
      <Where />
    </>,
    { user: operator },
  )
  const field = shown.screen.getByLabelText<HTMLInputElement>('Find', { selector: 'input' })
  // The dialog takes the focus for a moment when it opens.
  await waitFor(async () => {
    field.focus()
    await shown.user.paste(typed)
    assert.equal(field.value, typed)
  })
  return { ...shown, asked }
}

const pages = [
  ['a whole link', link, /tracking=/, operatorPaths.order(order.id)],
  ['a deposit content', 'NAPK7Q2ABC', /NAPK7Q2ABC/, operatorPaths.customer(person.id)],
  ['the name of a service in another language', 'подписчики', /Channel members/, operatorPaths.service('s1')],
] as const
for (const [what, typed, text, path] of pages)
  test(`${what} leads to the page of what is found in one press`, async () => {
    const { screen, user } = await search(typed)
    await screen.findByRole('option', { name: text })
    await user.keyboard('{Enter}')
    assert.equal(screen.getByTestId('where').textContent, path)
  })

test('where the database has no trigrams the palette says that words are slow to find', async () => {
  const { screen, t } = await search('giao', { indexed: false })
  assert.ok(await screen.findByText(t('operatorSearch.slow')))
})

test('where it has them nothing is said of it', async () => {
  const { screen, t } = await search('trang')
  await screen.findByText(t('shell.jumpNothing', { text: 'trang' }))
  assert.equal(screen.queryAllByText(t('operatorSearch.slow')).length, 0)
})

test('what cannot be searched is said, the rest is found, and it can be tried again', async () => {
  const { screen, user, t } = await search('NAPK7Q2ABC', { failing: true })
  await screen.findByRole('option', { name: /NAPK7Q2ABC/ })
  await screen.findByText('Failed')
  fakeApi.answer(searchOperator.orders, { orders: [], indexed: true })
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  await waitFor(() => assert.equal(screen.queryAllByText('Failed').length, 0))
})

test('what is longer than any link is not searched for, and says so', async () => {
  const { screen, t, asked } = await search('x'.repeat(2_001))
  assert.ok(await screen.findByText(t('fields.textTooLong', { count: 2_000 })))
  assert.deepEqual(asked, [])
})
