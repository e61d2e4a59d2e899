import assert from 'node:assert/strict'
import { test } from 'node:test'
import { today } from '@runmart/contract/today'
import { act, fireEvent } from '@testing-library/react'
import { useSession } from '#platform/session.ts'
import { updateSession } from '#platform/session-state.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operator } from '#test/samples.ts'
import OperatorShell from './operator-shell.tsx'

/** Signed out there is no shell, only the way to the sign-in. */
function WhileSignedIn() {
  const { user, loading } = useSession()
  return (user || loading) && <OperatorShell />
}

test('what was opened before it is known who is signed in stays open', async () => {
  fakeApi.answer(today.waiting, { items: [] })
  const { screen } = await renderScreen(<WhileSignedIn />, { path: '/operator' })
  act(() => updateSession({ user: null, loading: true, error: null }))
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true })
  assert.ok(await screen.findByRole('dialog'))
  act(() => updateSession({ user: operator, loading: false, error: null }))
  assert.ok(await screen.findByRole('dialog'))
})
