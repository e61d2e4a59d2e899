import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts, type User } from '@runmart/contract/accounts'
import { site } from '@runmart/contract/site'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import ActivatePage from './activate-page.tsx'

const inactive: User = { ...customer, status: 'inactive' }

async function open(person: User | null = null) {
  const shown = await renderScreen(<ActivatePage />, { path: '/auth/activate#token=mailed', user: person })
  const { screen, user, t } = shown
  const activate = async (password: string) => {
    await user.type(await screen.findByLabelText(t('accounts.password')), password)
    await user.click(screen.getByRole('button', { name: t('accounts.activate') }))
  }
  return { ...shown, activate }
}

// Proves S2.33.
test('opening the link sends nothing; the password of the registration activates, and the way leads to signing in', async () => {
  const calls = fakeApi.answer(accounts.activate, { user: customer })
  const { screen, t, activate } = await open()
  assert.ok(await screen.findByRole('heading', { name: t('accounts.activateTitle') }))
  assert.equal(calls.length, 0)
  await activate('a long sentence')
  assert.ok(await screen.findByRole('heading', { name: t('accounts.activatedTitle') }))
  assert.deepEqual(
    calls.map(({ body }) => body),
    [{ token: 'mailed', password: 'a long sentence' }],
  )
  assert.equal(screen.getByRole('link', { name: t('accounts.goToSignIn') }).getAttribute('href'), '/auth/login')
})

test('who did not register chooses a new password', async () => {
  const calls = fakeApi.answer(accounts.activate, { user: customer })
  const { screen, user, t } = await open()
  await user.click(await screen.findByRole('button', { name: t('accounts.activateOther') }))
  assert.ok(screen.getByText(t('accounts.activateNewIntro')))
  await user.type(screen.getByLabelText(t('accounts.newPassword')), 'chosen by the owner')
  await user.click(screen.getByRole('button', { name: t('accounts.activate') }))
  assert.ok(await screen.findByRole('heading', { name: t('accounts.activatedTitle') }))
  assert.deepEqual(calls[0]?.body, { token: 'mailed', newPassword: 'chosen by the owner' })
})

test('a wrong password is said beside the field, another reason above, and the same link can be tried again', async () => {
  fakeApi.refuse(accounts.activate, 'VALIDATION', 'Please check.', { fields: { password: 'Incorrect password.' } })
  const { screen, user, t, activate } = await open()
  await activate('not it')
  assert.ok(await screen.findByText('Incorrect password.'))
  fakeApi.refuse(accounts.activate, 'RATE_LIMITED', 'Too fast.')
  await user.click(screen.getByRole('button', { name: t('accounts.activate') }))
  assert.ok(await screen.findByText('Too fast.'))
  fakeApi.answer(accounts.activate, { user: customer })
  await user.click(screen.getByRole('button', { name: t('accounts.activate') }))
  assert.ok(await screen.findByRole('heading', { name: t('accounts.activatedTitle') }))
})

// Proves S2.33.
test('a link that no longer works leads strangers to signing in, and sends the others a new one', async () => {
  fakeApi.refuse(accounts.activate, 'LINK_INVALID', 'This link no longer works.')
  const stranger = await open()
  await stranger.activate('a long sentence')
  assert.ok(await stranger.screen.findByText(new RegExp(stranger.t('accounts.activationDeadSignIn'))))
  assert.ok(stranger.screen.getByRole('link', { name: stranger.t('accounts.signIn') }))

  fakeApi.hold(site.settings)
  const calls = fakeApi.answer(accounts.requestActivation, null)
  const { screen, user, t, activate } = await open(inactive)
  await activate('a long sentence')
  await user.click(await screen.findByRole('button', { name: t('accounts.sendAgain') }))
  assert.ok(await screen.findByRole('heading', { name: t('accounts.sentAgainTitle') }))
  assert.ok(screen.getByText(inactive.email))
  assert.equal(calls.length, 1)
})
