import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import { CustomerLink } from './customer-link.tsx'

test('a blocked customer is marked wherever the name stands', async () => {
  const person = { id: 'u1', username: 'lan' }
  const { screen, view, t } = await renderScreen(<CustomerLink customer={{ ...person, held: [] }} />, {
    user: { ...customer, role: 'operator' },
  })
  assert.ok(screen.getByText(t('accountStates.blocked')))
  view.unmount()
  const open = await renderScreen(<CustomerLink customer={person} />, { user: { ...customer, role: 'operator' } })
  assert.equal(open.screen.queryAllByText(t('accountStates.blocked')).length, 0)
})
