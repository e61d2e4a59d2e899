import assert from 'node:assert/strict'
import { test } from 'node:test'
import { today } from '@runmart/contract/today'
import { act, fireEvent } from '@testing-library/react'
import { useSession } from '#platform/session.ts'
import { updateSession } from '#platform/session-state.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, operator } from '#test/samples.ts'
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

test('for a customer there is no back office', async () => {
  const { screen, t } = await renderScreen(<OperatorShell />, { path: '/operator/orders', user: customer })
  assert.ok(await screen.findByRole('heading', { name: t('shell.notFoundTitle') }))
})

test('an operator without a second factor sees only the way to turn it on', async () => {
  fakeApi.refuse(today.waiting, 'TWO_FACTOR_REQUIRED', 'Turn on two-factor sign-in.')
  const { screen, t } = await renderScreen(<OperatorShell />, { path: '/operator', user: operator })
  assert.ok(await screen.findByRole('heading', { name: t('operatorShell.twoFactorTitle') }))
  const toProfile = screen.getByRole('link', { name: t('operatorShell.toProfile') })
  assert.equal(toProfile.getAttribute('href'), '/profile/security#two-factor')
})
