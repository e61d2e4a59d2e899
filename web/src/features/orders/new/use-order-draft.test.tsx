import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderScreen } from '#test/render.tsx'
import { useOrderDraft } from './use-order-draft.ts'

const KEY = 'order-draft:'

function Sample() {
  const { draft, change, changeFor, amountOf, drop } = useOrderDraft()
  return (
    <>
      <output title="draft">{JSON.stringify(draft)}</output>
      <output title="amount">{amountOf('b') ?? 'none'}</output>
      <button type="button" onClick={() => changeFor('a', { amount: '20', inputs: { link: 'x' } })}>
        a
      </button>
      <button type="button" onClick={() => changeFor('b', { inputs: { size: '3' } })}>
        b
      </button>
      <button type="button" onClick={() => change({ links: 'y'.repeat(70_000), note: 'kept' })}>
        long
      </button>
      <button type="button" onClick={drop}>
        drop
      </button>
    </>
  )
}

test('what belongs to a service goes with it; the rest stays until it is dropped', async () => {
  localStorage.clear()
  const { screen, user } = await renderScreen(<Sample />)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const stored = () => Object.entries(localStorage).find(([name]) => name.startsWith(KEY))?.[1] ?? null
  await press('a')
  assert.deepEqual(JSON.parse(stored() ?? ''), { service: 'a', amount: '20', inputs: { link: 'x' } })
  await press('b')
  assert.deepEqual(JSON.parse(stored() ?? ''), { service: 'b', inputs: { size: '3' } })
  assert.equal(screen.getByTitle('amount').textContent, 'none')
  await press('long')
  assert.deepEqual(JSON.parse(stored() ?? ''), { service: 'b', inputs: { size: '3' }, note: 'kept' })
  await press('drop')
  assert.equal(stored(), null)
  assert.equal(screen.getByTitle('draft').textContent, '{}')
})
