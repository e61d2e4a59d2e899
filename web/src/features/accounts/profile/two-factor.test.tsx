import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts } from '@runmart/contract/accounts'
import { within } from '@testing-library/react'
import { useSession } from '#platform/session-state.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import { TwoFactor } from './two-factor.tsx'

const key = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Runmart:khanh?secret=JBSWY3DPEHPK3PXP&issuer=Runmart' }
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `ABCD${at}-EFGH${at}`)

function Section() {
  const { user } = useSession()
  return user && <TwoFactor user={user} />
}

test('two-factor is turned on by password and code; a wrong code is said beside it; the codes stay until kept', async () => {
  const { screen, user, t } = await renderScreen(<Section />, { user: customer })
  fakeApi.answer(accounts.startTwoFactor, key)
  await user.click(screen.getByRole('button', { name: t('profile.turnOn') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('accounts.password')), 'secret')
  await user.click(dialog.getByRole('button', { name: t('profile.continue') }))

  const code = await dialog.findByLabelText(t('profile.firstCode'))
  assert.ok(dialog.getByText('JBSW Y3DP EHPK 3PXP'))
  fakeApi.refuse(accounts.enableTwoFactor, 'VALIDATION', 'Please check.', { fields: { otp: t('fields.otpWrong') } })
  await user.type(code, '000 000')
  await user.click(dialog.getByRole('button', { name: t('profile.turnOn') }))
  assert.ok(await dialog.findByText(t('fields.otpWrong')))
  assert.ok(document.activeElement === code)

  const calls = fakeApi.answer(accounts.enableTwoFactor, { recoveryCodes })
  await user.clear(code)
  await user.type(code, '123456')
  await user.click(dialog.getByRole('button', { name: t('profile.turnOn') }))
  assert.ok(await screen.findByText(t('profile.recoveryTitle')))
  assert.deepEqual(
    calls.map(({ body }) => body),
    [{ otp: '123456' }],
  )
  assert.equal(screen.getAllByRole('listitem').length, 10)
  assert.ok(screen.getByText(t('profile.twoFactorOn')))
  await user.click(screen.getByRole('button', { name: t('profile.codesKept') }))
  assert.equal(screen.queryAllByText(t('profile.recoveryTitle')).length, 0)
})
