import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Right } from '@runmart/contract/accounts-rights'
import { searchOperator } from '@runmart/contract/search-operator'
import { useLocation } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operator } from '#test/samples.ts'
import { useOperatorFound } from './use-operator-found.tsx'

const code = 'TX-7K3QX9'

function FoundList() {
  const { pathname, search } = useLocation()
  const items = useOperatorFound(code).groups.flatMap((it) => it.items)
  return (
    <>
      {items.map(({ id, label, run }) => (
        <button key={id} type="button" onClick={run}>
          {label}
        </button>
      ))}
      <p>{pathname + search}</p>
    </>
  )
}

for (const [rights, path] of [
  [['money'], operatorPaths.transactionAlone('lan', code)],
  [['money', 'customers'], operatorPaths.transaction('lan', code)],
] as const satisfies [Right[], string][])
  test(`a transaction is found by its code and opens on a page for the right to ${rights.join(' and ')}`, async () => {
    const found = {
      transactionCode: code,
      kind: 'gift' as const,
      amount: 1_000,
      createdAt: '2026-11-15T08:00:00.000Z',
      customer: { id: 'lan', username: 'lan' },
    }
    fakeApi.answer(searchOperator.money, { transfers: [], transactions: [found], indexed: true })
    fakeApi.answer(searchOperator.customers, { customers: [], indexed: true })
    const { screen, user } = await renderScreen(<FoundList />, {
      user: { ...operator, isOwner: false, rights: [...rights] },
    })
    await user.click(await screen.findByRole('button', { name: code }))
    assert.ok(await screen.findByText(path))
  })
