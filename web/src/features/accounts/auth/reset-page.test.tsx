import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts } from '@runmart/contract/accounts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import ResetPage from './reset-page.tsx'

const chosen = 'một mật khẩu hoàn toàn khác'

async function reset(password: string) {
  const { screen, user, t } = await renderScreen(<ResetPage />, { path: '/auth/reset#token=mailed' })
  await user.type(await screen.findByLabelText(t('accounts.newPassword')), password)
  await user.click(screen.getByRole('button', { name: t('accounts.savePassword') }))
  return { screen, t }
}

test('a short password is said beside the field, and nothing is sent', async () => {
  const calls = fakeApi.hold(accounts.resetPassword)
  const { screen, t } = await reset('short')
  assert.ok(await screen.findByText(t('fields.passwordLength')))
  assert.equal(calls.length, 0)
})

test('a common password is refused beside the field', async () => {
  const fields = { newPassword: 'Too common.' }
  fakeApi.refuse(accounts.resetPassword, 'VALIDATION', 'Please check.', { fields })
  const { screen, t } = await reset('password123')
  assert.ok(await screen.findByText('Too common.'))
  assert.equal(screen.getByLabelText(t('accounts.newPassword')).getAttribute('aria-invalid'), 'true')
})

test('the mailed token and the password are sent, and the way leads to signing in', async () => {
  const calls = fakeApi.answer(accounts.resetPassword, null)
  const { screen, t } = await reset(chosen)
  assert.ok(await screen.findByRole('heading', { name: t('accounts.resetDoneTitle') }))
  assert.deepEqual(calls[0]?.body, { newPassword: chosen, token: 'mailed' })
  assert.equal(screen.getByRole('link', { name: t('accounts.signIn') }).getAttribute('href'), '/auth/login')
})

test('a link that is used up, or was opened without its token, leads to a new one', async () => {
  fakeApi.refuse(accounts.resetPassword, 'LINK_INVALID', 'This link no longer works.')
  const { screen, t } = await reset(chosen)
  assert.ok(await screen.findByText(t('accounts.resetDeadText')))
  const bare = await renderScreen(<ResetPage />, { path: '/auth/reset', language: 'ru' })
  assert.ok(bare.screen.getByRole('heading', { name: bare.t('accounts.linkDeadTitle') }))
  const again = bare.screen.getByRole('link', { name: bare.t('accounts.askNewLink') })
  assert.equal(again.getAttribute('href'), '/auth/forgot')
})
