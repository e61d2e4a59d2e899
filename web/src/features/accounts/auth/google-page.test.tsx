import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts } from '@runmart/contract/accounts'
import { Route, Routes, useLocation } from 'react-router'
import { tokens } from '#platform/tokens.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import GooglePage from './google-page.tsx'
import { googleSignInUrl } from './google-sign-in.ts'

const signedIn = { accessToken: 'access', refreshToken: 'refresh', user: customer }

function Arrived() {
  const { pathname, hash } = useLocation()
  return <p>arrived at {pathname + hash}</p>
}

/** Returns from Google as a visitor who started from the deposit page. */
async function comeBack() {
  const google = { clientId: 'shop', authorizeUrl: 'https://accounts.example.com/auth' }
  const asked = new URL(googleSignInUrl(google, '/deposit')).searchParams
  const nonce = asked.get('nonce') ?? ''
  const ui = (
    <Routes>
      <Route path="/auth/google" element={<GooglePage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>
  )
  const path = `/auth/google#id_token=told-by-google&state=${asked.get('state')}`
  const shown = await renderScreen(ui, { path })
  const { screen, user, t } = shown
  const link = async (password: string) => {
    const field = await screen.findByLabelText(t('accounts.password'))
    await user.clear(field)
    if (password) await user.type(field, password)
    await user.click(screen.getByRole('button', { name: t('accounts.googleLink') }))
  }
  return { ...shown, first: { token: 'told-by-google', nonce }, link }
}

test('an account with a password asks for it once, says beside the field what is wrong, and goes on where it was meant to', async () => {
  const asked = fakeApi.refuse(accounts.google, 'PASSWORD_REQUIRED', 'Enter your password.')
  const { screen, t, first, link } = await comeBack()
  assert.ok(await screen.findByRole('heading', { name: t('accounts.googlePasswordTitle') }))
  assert.equal(screen.getByRole('link', { name: t('accounts.forgotPassword') }).getAttribute('href'), '/auth/forgot')
  await link('')
  assert.ok(await screen.findByText(t('fields.required')))
  assert.deepEqual(
    asked.map(({ body }) => body),
    [first],
  )

  const wrong = fakeApi.refuse(accounts.google, 'VALIDATION', 'Check.', { fields: { password: 'Incorrect password.' } })
  await link('not it')
  assert.ok(await screen.findByText('Incorrect password.'))
  assert.deepEqual(wrong[0]?.body, { ...first, password: 'not it' })

  const right = fakeApi.answer(accounts.google, signedIn)
  await link('a long sentence')
  assert.ok(await screen.findByText('arrived at /deposit'))
  assert.deepEqual(right[0]?.body, { ...first, password: 'a long sentence' })
})

test('with two-factor on, the code comes after the password, and both are sent together', async () => {
  fakeApi.refuse(accounts.google, 'PASSWORD_REQUIRED', 'Enter your password.')
  const { screen, user, t, first, link } = await comeBack()
  assert.ok(await screen.findByRole('heading', { name: t('accounts.googlePasswordTitle') }))
  fakeApi.refuse(accounts.google, 'OTP_REQUIRED', 'Enter the code.')
  await link('a long sentence')
  assert.ok(await screen.findByRole('heading', { name: t('accounts.codeTitle') }))
  const right = fakeApi.answer(accounts.google, signedIn)
  await user.type(screen.getByLabelText(t('accounts.code')), '123456')
  await user.click(screen.getByRole('button', { name: t('accounts.verifyCode') }))
  assert.ok(await screen.findByText('arrived at /deposit'))
  assert.deepEqual(right[0]?.body, { ...first, otp: '123456', password: 'a long sentence' })
})

// Proves R6.
test('an account without a password is signed in at once; what this tab did not ask for is refused', async () => {
  const calls = fakeApi.answer(accounts.google, signedIn)
  const { screen, first } = await comeBack()
  assert.ok(await screen.findByText('arrived at /deposit'))
  assert.deepEqual(calls[0]?.body, first)

  sessionStorage.clear()
  const ui = (
    <>
      <GooglePage />
      <Arrived />
    </>
  )
  const foreign = await renderScreen(ui, { path: '/auth/google#id_token=stolen&state=foreign' })
  assert.ok(await foreign.screen.findByRole('heading', { name: foreign.t('accounts.googleFailedTitle') }))
  assert.ok(foreign.screen.getByText('arrived at /auth/google'), 'the token leaves the address')
  assert.equal(calls.length, 1)
})

test('what the server refuses signs nobody in', async () => {
  tokens.clear()
  fakeApi.refuse(accounts.google, 'BAD_CREDENTIALS', 'Google has not verified this address.')
  const { screen, t } = await comeBack()
  assert.ok(await screen.findByRole('heading', { name: t('accounts.googleFailedTitle') }))
  assert.ok(screen.getByText('Google has not verified this address.'))
  assert.equal(tokens.access(), null)
})
