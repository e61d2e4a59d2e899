import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts, type User } from '@runmart/contract/accounts'
import { site } from '@runmart/contract/site'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import ActivatePage from './activate-page.tsx'

const inactive: User = { ...customer, status: 'inactive' }
const open = (user: User | null = null) => renderScreen(<ActivatePage />, { path: '/auth/activate#token=mailed', user })

test('while the account is activated, the page says so and nothing else', async () => {
  fakeApi.hold(accounts.activate)
  const { screen, t } = await open()
  assert.ok(await screen.findByRole('heading', { name: t('accounts.activating') }))
  assert.equal(screen.queryAllByRole('link', { name: t('accounts.goToSignIn') }).length, 0)
})

test('the mailed token is sent once, and the way leads to signing in', async () => {
  const calls = fakeApi.answer(accounts.activate, { user: customer })
  const { screen, t } = await open()
  assert.ok(await screen.findByRole('heading', { name: t('accounts.activatedTitle') }))
  assert.deepEqual(
    calls.map(({ body }) => body),
    [{ token: 'mailed' }],
  )
  assert.equal(screen.getByRole('link', { name: t('accounts.goToSignIn') }).getAttribute('href'), '/auth/login')
})

test('when it did not work, the reason is said and the same link can be tried again', async () => {
  fakeApi.refuse(accounts.activate, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await open()
  assert.ok(await screen.findByText('Too fast.'))
  fakeApi.answer(accounts.activate, { user: customer })
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByRole('heading', { name: t('accounts.activatedTitle') }))
})

test('a link that no longer works leads strangers to signing in, and sends the others a new one', async () => {
  fakeApi.refuse(accounts.activate, 'LINK_INVALID', 'This link no longer works.')
  const stranger = await open()
  assert.ok(await stranger.screen.findByText(new RegExp(stranger.t('accounts.activationDeadSignIn'))))
  assert.ok(stranger.screen.getByRole('link', { name: stranger.t('accounts.signIn') }))

  fakeApi.hold(site.settings)
  const calls = fakeApi.answer(accounts.requestActivation, null)
  const { screen, user, t } = await open(inactive)
  await user.click(await screen.findByRole('button', { name: t('accounts.sendAgain') }))
  assert.ok(await screen.findByRole('heading', { name: t('accounts.sentAgainTitle') }))
  assert.ok(screen.getByText(inactive.email))
  assert.equal(calls.length, 1)
})
