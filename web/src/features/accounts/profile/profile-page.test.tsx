import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts } from '@runmart/contract/accounts'
import { Route, Routes, useLocation } from 'react-router'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import ProfilePage from './profile-page.tsx'

function Address() {
  const { pathname, hash } = useLocation()
  return <output aria-label="address">{pathname + hash}</output>
}

const show = (path: string, user = customer) =>
  renderScreen(
    <>
      <Routes>
        <Route path="/profile/:section?" element={<ProfilePage />} />
      </Routes>
      <Address />
    </>,
    { path, user },
  )

// Proves S3.4, S3.11, S3.12, S10.20.
test('the profile shows every field of an account that it has, none of them twice', async () => {
  const { screen, t } = await show('/profile', {
    ...customer,
    totalReferrals: 1_234,
    totalEarnings: 56_000,
    totalDeposit: 12_000_000,
    currentDiscount: 5,
  })
  const labels = screen.getAllByRole('term').map((it) => it.textContent)
  assert.equal(new Set(labels).size, labels.length)
  const values = screen.getAllByRole('definition').map((it) => it.textContent.replaceAll('\u00a0', ' '))
  for (const value of [
    customer.email,
    t('accountStates.active'),
    '500,000 ₫',
    '12,000,000 ₫',
    '5%',
    customer.referralCode,
    '1,234',
    '56,000 ₫',
  ])
    assert.ok(values.includes(value), value)
  assert.ok(values.some((it) => it.startsWith(customer.referralLink)))
})

test('each section has an address of its own, and the way between them says which is open', async () => {
  fakeApi.answer(accounts.sessions, { items: [] })
  fakeApi.answer(accounts.emailChange, { change: null })
  const { screen, user, t } = await show('/profile')
  assert.equal(screen.queryAllByRole('heading', { name: t('profile.sessions') }).length, 0)
  await user.click(screen.getByRole('link', { name: t('profile.security') }))
  assert.equal(screen.getByRole('status', { name: 'address' }).textContent, '/profile/security')
  assert.equal(screen.getByRole('link', { current: 'page' }).textContent, t('profile.security'))
  for (const name of ['password', 'twoFactor', 'sessions'] as const)
    assert.ok(screen.getByRole('heading', { name: t(`profile.${name}`) }))
  await user.click(screen.getByRole('link', { name: t('profile.appearance') }))
  assert.ok(screen.getByRole('radio', { name: t('profile.dark') }))
})

test('what once stood on one page is found by its old address', async () => {
  fakeApi.answer(accounts.sessions, { items: [] })
  fakeApi.answer(accounts.emailChange, { change: null })
  for (const [before, now] of [
    ['/profile#sessions', '/profile/security#sessions'],
    ['/profile#two-factor', '/profile/security#two-factor'],
    ['/profile#appearance', '/profile/appearance'],
    ['/profile#data', '/profile/data'],
    ['/profile/nonsense', '/profile'],
  ] as const) {
    const { screen } = await show(before)
    assert.equal(screen.getByRole('status', { name: 'address' }).textContent, now)
  }
})
