import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts } from '@runmart/contract/accounts'
import { site } from '@runmart/contract/site'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import ForgotPage from './forgot-page.tsx'

async function requestLink(email: string) {
  fakeApi.hold(site.settings)
  const { screen, user, t } = await renderScreen(<ForgotPage />)
  await user.type(screen.getByLabelText(t('accounts.email')), email)
  await user.click(screen.getByRole('button', { name: t('accounts.sendLink') }))
  return { screen, user, t }
}

test('what is no address is said beside the field, and nothing is sent', async () => {
  const calls = fakeApi.hold(accounts.forgotPassword)
  const { screen, t } = await requestLink('nowhere')
  assert.ok(await screen.findByText(t('fields.emailFormat')))
  assert.equal(screen.getByLabelText(t('accounts.email')).getAttribute('aria-invalid'), 'true')
  assert.equal(calls.length, 0)
})

test('a refusal is said in the form, and the address stays', async () => {
  fakeApi.refuse(accounts.forgotPassword, 'RATE_LIMITED', 'Too fast.')
  const { screen, t } = await requestLink('khanh@example.com')
  assert.ok(await screen.findByText('Too fast.'))
  assert.equal(screen.getByLabelText<HTMLInputElement>(t('accounts.email')).value, 'khanh@example.com')
})

test('a very long address is named in full as where the link went, and another can be tried', async () => {
  const email = `${'veryverylongname'.repeat(4)}@example.com`
  const calls = fakeApi.answer(accounts.forgotPassword, null)
  const { screen, user, t } = await requestLink(email)
  assert.ok(await screen.findByRole('heading', { name: t('accounts.checkMailTitle') }))
  // A long address must be able to break, or it widens the card beyond the page.
  assert.ok(screen.getByText(email).classList.contains('wrap-anywhere'))
  assert.deepEqual(calls[0]?.body, { email })
  await user.click(screen.getByRole('button', { name: t('accounts.otherAddress') }))
  assert.equal(screen.getByLabelText<HTMLInputElement>(t('accounts.email')).value, '')
})
