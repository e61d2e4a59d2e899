import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts } from '@runmart/contract/accounts'
import { act } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import { call } from './api.ts'
import { loadUser, replaceUser, signIn, signOut, startSession, useSession } from './session.ts'
import { tokens } from './tokens.ts'

function Who() {
  return <p>{useSession().user?.username ?? 'nobody'}</p>
}

/** An access token that is due for renewal. The browser reads only its times. */
const dueToken = `e30.${btoa(JSON.stringify({ iat: 0, exp: 0 }))}.`
const renewed = { accessToken: 'renewed', refreshToken: 'renewed' }

async function signedIn(accessToken = 'access') {
  fakeApi.answer(accounts.logout, null)
  await startSession()
  const { screen } = await renderScreen(<Who />)
  act(() => signIn({ accessToken, refreshToken: 'refresh', user: customer }))
  await screen.findByText(customer.username)
  return screen
}

test('an answer that was on its way when somebody signed out does not bring them back', async () => {
  const screen = await signedIn()
  fakeApi.answer(accounts.me, () => {
    signOut()
    return { user: customer }
  })
  await act(loadUser)
  act(() => replaceUser({ ...customer, twoFactor: true }))
  assert.ok(await screen.findByText('nobody'))
})

// Proves S3.14, S4.10, S6.3, S7.3, S9.10.
test('a refused start clears both tokens and signs nobody in; later calls carry none', async () => {
  const screen = await signedIn()
  const asked = fakeApi.refuse(accounts.me, 'UNAUTHENTICATED', 'Please sign in.')
  await act(loadUser)
  assert.ok(await screen.findByText('nobody'))
  assert.equal(asked[0]?.authorization, 'Bearer access')
  assert.deepEqual([tokens.access(), tokens.refresh()], [null, null])
  const later = fakeApi.refuse(accounts.login, 'BAD_CREDENTIALS', 'No.')
  await call(accounts.login, { body: { email: customer.email, password: 'wrong on purpose' } })
  assert.equal(later[0]?.authorization, null)
})

test('tokens renewed while somebody signed out are not stored', async () => {
  const screen = await signedIn(dueToken)
  fakeApi.answer(accounts.refresh, () => {
    signOut()
    return renewed
  })
  fakeApi.answer(accounts.me, { user: customer })
  await act(loadUser)
  assert.ok(await screen.findByText('nobody'))
  assert.equal(tokens.access(), null)
  assert.equal(tokens.refresh(), null)
})

test('a change that was saved while the user was loaded stays', async () => {
  const screen = await signedIn()
  const renamed = { ...customer, username: 'renamed' }
  const calls = fakeApi.answer(accounts.me, () => {
    if (calls.length > 1) return { user: renamed }
    replaceUser(renamed)
    return { user: customer }
  })
  await act(loadUser)
  assert.ok(await screen.findByText('renamed'))
  assert.equal(calls.length, 2)
  act(signOut)
})
