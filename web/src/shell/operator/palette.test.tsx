import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchOperator } from '@runmart/contract/search-operator'
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

async function search(typed: string, found: { indexed?: boolean } = {}) {
  const indexed = found.indexed ?? true
  const asked = fakeApi.answer(searchOperator.orders, ({ query: { q } = { q: '' } }) => ({
    orders: q === link ? [{ ...order, match: { field: 'link' as const, text: link.slice(0, 120) } }] : [],
    indexed,
  }))
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
        search={{ label: 'Find', failed: 'Failed', useFound: useOperatorFound }}
        open
        onOpenChange={() => {}}
      />
      <Where />
    </>,
    { user: operator },
  )
  await shown.user.click(shown.screen.getByLabelText('Find', { selector: 'input' }))
  await shown.user.paste(typed)
  return { ...shown, asked }
}

test('a whole link, a deposit content and a service in another language lead to their page in one press', async () => {
  const cases = [
    [link, /tracking=/, operatorPaths.order(order.id)],
    ['NAPK7Q2ABC', /NAPK7Q2ABC/, operatorPaths.customer(person.id)],
    ['подписчики', /Channel members/, operatorPaths.service('s1')],
  ] as const
  for (const [typed, text, path] of cases) {
    const { screen, user, view } = await search(typed)
    assert.match((await screen.findByRole('option', { name: text })).textContent ?? '', text)
    await user.keyboard('{Enter}')
    assert.equal(screen.getByTestId('where').textContent, path)
    view.unmount()
  }
})

test('where the database has no trigrams the palette says that words are slow to find', async () => {
  const slow = await search('giao', { indexed: false })
  assert.ok(await slow.screen.findByText(slow.t('operatorSearch.slow')))
  slow.view.unmount()
  const quick = await search('trang')
  await quick.screen.findByText(quick.t('shell.jumpNothing', { text: 'trang' }))
  assert.equal(quick.screen.queryAllByText(quick.t('operatorSearch.slow')).length, 0)
})

test('what is longer than any link is not searched for, and says so', async () => {
  const { screen, t, asked } = await search('x'.repeat(2_001))
  assert.ok(await screen.findByText(t('fields.textTooLong', { count: 2_000 })))
  assert.deepEqual(asked, [])
})
