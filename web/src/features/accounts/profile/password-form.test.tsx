import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts } from '@runmart/contract/accounts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import { PasswordForm } from './password-form.tsx'

const chosen = 'một mật khẩu hoàn toàn khác'

async function fill(options: Parameters<typeof renderScreen>[1], repeated = chosen) {
  const { screen, user, t } = await renderScreen(<PasswordForm user={customer} />, options)
  await user.type(screen.getByLabelText(t('profile.oldPassword')), 'the old one')
  await user.type(screen.getByLabelText(t('profile.newPassword')), chosen)
  await user.type(screen.getByLabelText(t('profile.confirmPassword')), repeated)
  await user.click(screen.getByRole('button', { name: t('profile.changePassword') }))
  return { screen, user, t }
}

test('two new passwords that differ are said beside the second, and nothing is sent', async () => {
  for (const language of ['en', 'vi', 'ru'] as const) {
    const { screen, t } = await fill({ language, user: customer }, 'gõ nhầm rồi')
    assert.ok(await screen.findByText(t('profile.passwordsDiffer')))
    assert.ok(document.activeElement === screen.getByLabelText(t('profile.confirmPassword')))
  }
})

test('a changed password empties the form and says so', async () => {
  const calls = fakeApi.answer(accounts.changePassword, { user: customer }, 'Password changed.')
  const { screen, t } = await fill({ user: customer })
  assert.ok(await screen.findByText('Password changed.'))
  assert.deepEqual(
    calls.map(({ body }) => body),
    [{ oldPassword: 'the old one', newPassword: chosen }],
  )
  assert.equal(screen.getByLabelText<HTMLInputElement>(t('profile.oldPassword')).value, '')
})
