import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServiceField } from '@runmart/contract/orders-fields'
import { renderScreen } from '#test/render.tsx'
import { OrderInputs } from './order-inputs.tsx'

const fields = [
  { key: 'list', kind: 'file', label: 'Accounts' },
  { key: 'speed', kind: 'choice', label: 'Speed', choices: [{ value: 'fast', label: 'Fast' }] },
] as unknown as ServiceField[]
const inputs = { list: 'one|two\nthree|four\n', speed: 'fast', count: 7 }
const saving = { orderCode: 'RM-AAAAAA', label: (label: string) => `Save ${label}` }
const shown = { title: 'Given', inputs, fields, copyLabel: (label: string) => `Copy ${label}` }

test('who works on an order saves each text as a file of its own, exactly as it was given', async (it) => {
  const saved: [string, Blob][] = []
  it.mock.method(URL, 'createObjectURL', (content: Blob) => {
    saved.push(['', content])
    return 'blob:saved'
  })
  it.mock.method(HTMLAnchorElement.prototype, 'click', function (this: HTMLAnchorElement) {
    const last = saved.at(-1)
    if (last) last[0] = this.download
  })
  const { screen, user } = await renderScreen(<OrderInputs {...shown} saving={saving} />)
  await user.click(screen.getByRole('button', { name: 'Save Accounts' }))
  const [name, content] = saved[0] ?? []
  assert.deepEqual([name, await content?.text()], ['RM-AAAAAA-list.txt', inputs.list])
  assert.equal(screen.queryAllByRole('button', { name: /^Save/ }).length, 1)
})

test('customers copy what they gave', async () => {
  const { screen } = await renderScreen(<OrderInputs {...shown} />)
  assert.equal(screen.queryAllByRole('button', { name: /^Save/ }).length, 0)
  assert.equal(screen.getAllByRole('button', { name: /^Copy/ }).length, 3)
})
