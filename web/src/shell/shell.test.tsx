import assert from 'node:assert/strict'
import { mock, type TestContext, test } from 'node:test'
import { accounts } from '@runmart/contract/accounts'
import { content } from '@runmart/contract/content'
import { LIVE_PATH } from '@runmart/contract/live'
import { act, waitFor } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { loadUser, signIn, useSession } from '#platform/session.ts'
import { updateSession } from '#platform/session-state.ts'
import { tokens } from '#platform/tokens.ts'
import { fakeApi, fakeFetch } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import { LiveUpdates, Shell } from './shell.tsx'

/** Signs in, and opens a live stream that never sends an event. */
function signInWithoutNews(context: TestContext): void {
  tokens.store({ accessToken: 'access', refreshToken: 'refresh' })
  context.mock.method(globalThis, 'fetch', (...sent: Parameters<typeof fakeFetch>) =>
    String(sent[0]).endsWith(LIVE_PATH) ? new Promise(() => {}) : fakeFetch(...sent),
  )
}

function Address() {
  const { pathname, search } = useLocation()
  return <p>at {pathname + search}</p>
}

const screens = (
  <Routes>
    <Route path="/auth/login" element={<Address />} />
    <Route
      path="*"
      element={
        <Shell menu={[]} paletteOnly={[]} home="/dashboard">
          <p>The page</p>
        </Shell>
      }
    />
  </Routes>
)

test('without a session every screen leads to the sign-in, which knows the way back', async () => {
  // A sign-out in this tab clears the way back; a later sign-in restores it.
  signIn({ accessToken: 'access', refreshToken: 'refresh', user: customer })
  tokens.clear()
  const { screen } = await renderScreen(screens, { path: '/orders?page=2' })
  assert.ok(await screen.findByText(`at /auth/login?next=${encodeURIComponent('/orders?page=2')}`))
})

// Proves S3.14, S4.10, S8.4.
test('a server that cannot be asked refuses nobody: the tokens stay, and trying again goes on', async (context) => {
  signInWithoutNews(context)
  fakeApi.lose(accounts.me)
  const { screen, user, t } = await renderScreen(screens, { path: '/orders', user: customer })
  // As at the start of the page: the user is unknown.
  act(() => updateSession({ user: null, loading: true }))
  await act(loadUser)
  assert.ok(await screen.findByText('Unable to connect to the server. Please try again later.'))
  assert.equal(screen.queryAllByText('The page').length, 0)
  assert.deepEqual([tokens.access(), tokens.refresh()], ['access', 'refresh'])
  fakeApi.answer(accounts.me, { user: customer })
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText('The page'))
})

// Proves S4.15, S9.16.
test('the balance is asked for every five minutes, whatever was missed', async (context) => {
  signInWithoutNews(context)
  const asked = fakeApi.answer(accounts.me, { user: { ...customer, balance: 20_000 } })
  const askedState = fakeApi.answer(content.state, { announcements: [], maintenance: null })
  function Balance() {
    return <p>{useSession().user?.balance}</p>
  }
  mock.timers.enable({ apis: ['setInterval'] })
  context.after(() => mock.timers.reset())
  const { screen } = await renderScreen(
    <>
      <Balance />
      <LiveUpdates />
    </>,
    { user: customer },
  )
  assert.ok(screen.getByText('500000'))
  act(() => mock.timers.tick(270_000))
  assert.equal(asked.length, 0)
  act(() => mock.timers.tick(40_000))
  mock.timers.reset()
  assert.ok(await screen.findByText('20000'))
  await waitFor(() => assert.equal(askedState.length, 1))
})
