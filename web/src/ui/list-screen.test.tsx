import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@runmart/contract/languages'
import { Package } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { renderScreen } from '#test/render.tsx'
import { ListScreen } from './list-screen.tsx'

type Props = ComponentProps<typeof ListScreen<string>>

const idle = { data: undefined, error: null, isFetching: false, isPlaceholderData: false, refetch() {} }
const page = (items: string[], total = items.length) => ({ ...idle, data: { items, total, page: 1, limit: 10 } })

async function show(
  list: Props['list'],
  filters: Partial<NonNullable<Props['filters']>> = {},
  language: Language = 'en',
) {
  const ui = (
    <ListScreen
      list={list}
      filters={{ isFiltered: false, reset() {}, setPage() {}, ...filters }}
      filterBar={<input aria-label="Search" />}
      count={(total) => `${total} orders`}
      skeleton={<p>…loading…</p>}
      empty={{ icon: Package, title: 'Nothing yet', text: 'Order something.' }}
    >
      {(items) => (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </ListScreen>
  )
  return renderScreen(ui, { language })
}

test('while it loads there is a skeleton below the filters, and no word about how many there are', async () => {
  const { screen } = await show({ ...idle, isFetching: true })
  assert.ok(screen.getByText('…loading…'))
  assert.ok(screen.getByLabelText('Search'))
  assert.equal(screen.queryAllByText(/\d+ orders/).length, 0)
})

test('a refused list says why and can be tried again', async () => {
  let tries = 0
  const { screen, user, t } = await show({ ...idle, error: 'The bank sleeps.', refetch: () => tries++ })
  assert.ok(screen.getByText(/The bank sleeps\./))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.equal(tries, 1)
  assert.equal(screen.queryAllByText('Nothing yet').length, 0)
})

test('nothing at all, nothing that matches and a page past the end each lead on in their own way', async () => {
  const nothing = await show(page([]))
  assert.ok(nothing.screen.getByText('Nothing yet'))

  let resets = 0
  const noMatch = await show(page([]), { isFiltered: true, reset: () => resets++ })
  assert.ok(noMatch.screen.getByText(noMatch.t('lists.noMatch')))
  await noMatch.user.click(noMatch.screen.getByRole('button', { name: noMatch.t('lists.reset') }))
  assert.equal(resets, 1)

  const wanted: number[] = []
  const pastEnd = await show(page([], 30), { isFiltered: true, setPage: (next) => wanted.push(next) })
  assert.ok(pastEnd.screen.getByText(pastEnd.t('lists.pastEnd')))
  await pastEnd.user.click(pastEnd.screen.getByRole('button', { name: pastEnd.t('lists.firstPage') }))
  assert.deepEqual(wanted, [1])
})

test('a full page is counted, and dimmed while the next one is on its way', async () => {
  const many = Array.from({ length: 10 }, (_, at) => `Неприлично длинное название услуги номер ${at}`)
  const { screen, view } = await show({ ...page(many, 1_234), isPlaceholderData: true }, {}, 'ru')
  assert.equal(screen.getAllByRole('listitem').filter((it) => it.textContent?.startsWith('Неприлично')).length, 10)
  assert.ok(screen.getByText('1234 orders'))
  assert.ok(view.container.querySelector('[aria-busy=true]'))
})

test('operators may have 200 rows a page; elsewhere whoever chose that has 100', async () => {
  const offered = async () => {
    const { screen, user, t } = await show(page(['One'], 1_234))
    await user.click(screen.getByRole('combobox', { name: t('lists.perPage') }))
    return { user, last: screen.getAllByRole('option').at(-1) }
  }
  history.replaceState(null, '', '/operator/customers')
  const { user, last } = await offered()
  assert.equal(last?.textContent, '200')
  if (last) await user.click(last)
  function Chosen() {
    return useLayoutPreference().limit
  }
  assert.ok((await renderScreen(<Chosen />)).screen.getByText('200'))
  history.replaceState(null, '', '/')
  assert.ok((await renderScreen(<Chosen />)).screen.getByText('100'))
  assert.equal((await offered()).last?.textContent, '100')
})
