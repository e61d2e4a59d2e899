import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts } from '@runmart/contract/accounts'
import { site } from '@runmart/contract/site'
import { rememberReferral } from '#features/referrals/index.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import RegisterPage from './register-page.tsx'

async function register(email: string, username: string, password: string) {
  const { screen, user, t } = await renderScreen(<RegisterPage />)
  const fields = {
    email: screen.getByLabelText(t('accounts.email')),
    username: screen.getByLabelText(t('accounts.username')),
    password: screen.getByLabelText(t('accounts.password')),
  }
  await user.type(fields.email, email)
  await user.type(fields.username, username)
  await user.type(fields.password, password)
  await user.click(screen.getByRole('button', { name: t('accounts.createAccount') }))
  return { screen, t, fields }
}

test('what is wrong is said beside each field, and nothing is sent', async () => {
  const calls = fakeApi.hold(accounts.register)
  const { screen, t, fields } = await register('nowhere', 'a b', 'short')
  assert.ok(await screen.findByText(t('fields.emailFormat')))
  for (const field of Object.values(fields)) assert.equal(field.getAttribute('aria-invalid'), 'true')
  assert.equal(calls.length, 0)
})

test('a name that is taken is said beside the name, and the rest stays as typed', async () => {
  fakeApi.refuse(accounts.register, 'ALREADY_USED', 'Please check.', { fields: { username: 'This one is taken.' } })
  const { screen, fields } = await register('khanh@example.com', 'khanh', 'long enough 7')
  assert.ok(await screen.findByText('This one is taken.'))
  assert.equal(fields.username.getAttribute('aria-invalid'), 'true')
  assert.equal(fields.email.getAttribute('aria-invalid') === 'true', false)
  assert.equal((fields.email as HTMLInputElement).value, 'khanh@example.com')
})

// Proves S10.11.
test('the code of a friend’s link is filled in; one that nobody has is refused beside its field', async () => {
  rememberReferral('?ref=NOBODY')
  fakeApi.refuse(accounts.register, 'VALIDATION', 'Please check.', {
    fields: { referralCode: 'Nobody has this code.' },
  })
  const { screen, t } = await register('khanh@example.com', 'khanh', 'long enough 7')
  assert.ok(await screen.findByText('Nobody has this code.'))
  const code = screen.getByLabelText<HTMLInputElement>(new RegExp(t('accounts.referralCode')))
  assert.deepEqual([code.value, code.getAttribute('aria-invalid')], ['NOBODY', 'true'])
})

test('whoever registers is told where the activation mail went', async () => {
  fakeApi.hold(site.settings)
  const calls = fakeApi.answer(accounts.register, { user: { ...customer, status: 'inactive' } })
  const { screen, t } = await register('khanh@example.com', 'khanh', 'long enough 7')
  assert.ok(await screen.findByText(t('accounts.checkMailTitle')))
  assert.ok(screen.getByText('khanh@example.com'))
  assert.equal(calls[0]?.body?.username, 'khanh')
})

// Proves S10.11.
test('terms and privacy policy are one press away, in the language of the page, and the form stays', async () => {
  const { screen, t } = await renderScreen(<RegisterPage />, { language: 'vi' })
  for (const [name, href] of [
    [t('accounts.terms'), '/vi/terms'],
    [t('accounts.privacy'), '/vi/privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name })
    assert.deepEqual([link.getAttribute('href'), link.getAttribute('target')], [href, '_blank'])
  }
})
