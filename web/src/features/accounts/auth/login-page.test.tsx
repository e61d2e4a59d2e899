import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts } from '@runmart/contract/accounts'
import { site } from '@runmart/contract/site'
import { Route, Routes, useLocation } from 'react-router'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import LoginPage from './login-page.tsx'

const signedIn = { accessToken: 'access', refreshToken: 'refresh', user: customer }

function Arrived() {
  const { pathname, search } = useLocation()
  return <p>arrived at {pathname + search}</p>
}

/** Fills in the sign-in page and sends it. */
async function signIn(email: string, password: string, next = '') {
  fakeApi.hold(site.settings)
  const ui = (
    <Routes>
      <Route path="/auth/login" element={<LoginPage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>
  )
  const { screen, user, t } = await renderScreen(ui, { path: `/auth/login?${new URLSearchParams({ next })}` })
  const fields = {
    email: screen.getByLabelText<HTMLInputElement>(t('accounts.emailOrUsername')),
    password: screen.getByLabelText<HTMLInputElement>(t('accounts.password')),
  }
  if (email) await user.type(fields.email, email)
  if (password) await user.type(fields.password, password)
  await user.click(screen.getByRole('button', { name: t('accounts.signIn') }))
  return { screen, user, t, fields }
}

test('what is missing is said beside each field, and nothing is sent', async () => {
  const calls = fakeApi.hold(accounts.login)
  const { screen, t, fields } = await signIn('', '')
  assert.equal((await screen.findAllByText(t('fields.required'))).length, 2)
  assert.ok(document.activeElement === fields.email)
  assert.equal(calls.length, 0)
})

// Proves S2.31.
test('refused credentials are said above the form, and what was typed stays', async () => {
  fakeApi.refuse(accounts.login, 'BAD_CREDENTIALS', 'Wrong email or password.')
  const { screen, fields } = await signIn('khanh', 'not this one')
  assert.ok(await screen.findByText('Wrong email or password.'))
  assert.equal(fields.email.value, 'khanh')
  assert.equal(fields.password.value, 'not this one')
})

test('a lost connection is said in words for people', async () => {
  fakeApi.lose(accounts.login)
  const { screen, t } = await signIn('khanh', 'secret')
  assert.ok(await screen.findByText(t('shell.unreachable')))
})

test('signing in leads to the page that was asked for, and never to another site', async () => {
  const calls = fakeApi.answer(accounts.login, signedIn)
  const asked = await signIn('khanh', 'secret', '/orders?q=7')
  assert.ok(await asked.screen.findByText('arrived at /orders?q=7'))
  assert.deepEqual(calls[0]?.body, { email: 'khanh', password: 'secret' })
  const elsewhere = await signIn('khanh', 'secret', 'https://example.com')
  assert.ok(await elsewhere.screen.findByText('arrived at /dashboard'))
})

test('with two-factor on, a code is asked for; a wrong one is said beside it, and a recovery code does as well', async () => {
  fakeApi.refuse(accounts.login, 'OTP_REQUIRED', 'Enter your code.')
  const { screen, user, t } = await signIn('khanh', 'secret')
  const code = await screen.findByLabelText(t('accounts.code'))
  const verify = () => user.click(screen.getByRole('button', { name: t('accounts.verifyCode') }))

  await user.type(code, '12')
  await verify()
  assert.ok(await screen.findByText(t('fields.otpFormat')))

  const wrong = fakeApi.refuse(accounts.login, 'BAD_OTP', 'This code is wrong.')
  await user.type(code, '3 456')
  await verify()
  assert.ok(await screen.findByText('This code is wrong.'))
  assert.equal(code.getAttribute('aria-invalid'), 'true')
  assert.deepEqual(wrong[0]?.body, { email: 'khanh', password: 'secret', otp: '123456' })

  const right = fakeApi.answer(accounts.login, signedIn)
  await user.click(screen.getByRole('button', { name: t('accounts.useRecoveryCode') }))
  await user.type(screen.getByLabelText(t('accounts.recoveryCode')), 'abcde-fghij')
  await verify()
  assert.ok(await screen.findByText('arrived at /dashboard'))
  assert.equal(right[0]?.body?.otp, 'abcde-fghij')
})
