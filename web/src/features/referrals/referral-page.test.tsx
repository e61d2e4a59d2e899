import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@runmart/contract/languages'
import { payouts } from '@runmart/contract/payouts'
import { type ReferralInfo, referrals } from '@runmart/contract/referrals'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, many } from '#test/samples.ts'
import ReferralPage from './referral-page.tsx'

const day = (at: number) => ({
  date: `2026-11-${String(at + 1).padStart(2, '0')}`,
  clicks: 0,
  signups: 0,
  earned: 0,
})
/** Before the first visit by the link. */
const fresh: ReferralInfo = {
  referralCode: 'KHANH7',
  referralLink: 'http://localhost/?ref=KHANH7',
  commissionPercent: 5,
  holdDays: 7,
  totalReferrals: 0,
  totalEarnings: 0,
  pendingEarnings: 0,
  checkingEarnings: 0,
  owedEarnings: 0,
  currentDiscount: 0,
  totalDeposit: 0,
  nextTier: { deposit: 1_000_000, discount: 2, missing: 1_000_000 },
  tiers: [
    { deposit: 1_000_000, discount: 2 },
    { deposit: 5_000_000, discount: 5 },
  ],
  recent: [],
  daily: many(30, day),
}
const begun: ReferralInfo = {
  ...fresh,
  totalReferrals: 1_234,
  totalEarnings: 12_345_678,
  pendingEarnings: 9_000,
  daily: many(30, (at) => ({ ...day(at), clicks: at, signups: 1, earned: 1_000 })),
  recent: many(10, (at) => ({
    username: `m***${at}`,
    joinedDate: '2026-11-15T08:00:00.000Z',
    earned: 5_000,
  })),
}
const show = (language: Language = 'en') => {
  fakeApi.hold(payouts.overview)
  return renderScreen(<ReferralPage />, { user: customer, language })
}

test('while it loads there is no link and no promise yet', async () => {
  fakeApi.hold(referrals.info)
  const { screen, view, t } = await show()
  assert.ok(view.container.querySelector('[aria-busy=true]'))
  assert.ok(screen.getByRole('heading', { name: t('referrals.title') }))
  assert.equal(screen.queryAllByText(t('referrals.introNothing')).length, 0)
  assert.equal(screen.queryAllByText(t('referrals.link')).length, 0)
})

test('a refused page says why and can be tried again', async () => {
  fakeApi.refuse(referrals.info, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText('Too fast.'))
  fakeApi.answer(referrals.info, fresh)
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText(fresh.referralLink))
})

test('before the first visit there are no empty figures, but how it works and what is missing to the next tier', async () => {
  fakeApi.answer(referrals.info, fresh)
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('referrals.recentEmpty')))
  assert.ok(screen.getByText(t('referrals.intro', { percent: '5%' })))
  assert.equal(screen.queryAllByText(t('referrals.totalEarnings')).length, 0)
  assert.equal(screen.queryAllByText(t('referrals.days')).length, 0)
  assert.ok(screen.getByText(/1,000,000\s₫ more/))
  assert.equal(screen.getByRole('link', { name: t('referrals.deposit') }).getAttribute('href'), '/deposit')
})

test('much of everything is written as people read it, and the newest are named as such', async () => {
  fakeApi.answer(referrals.info, { ...begun, checkingEarnings: 4_000, owedEarnings: 3_000 })
  const { screen, t } = await show()
  assert.ok(await screen.findByText('1,234'))
  assert.ok(screen.getByText(/^12,345,678\s₫$/))
  assert.ok(screen.getByText(t('referrals.recentNewest', { shown: 10, total: 1_234 })))
  assert.equal(screen.getByRole('table', { name: t('referrals.recent') }).querySelectorAll('tbody tr').length, 10)
  assert.equal(screen.getByRole('table', { name: t('referrals.days') }).querySelectorAll('tbody tr').length, 30)
  for (const note of [/^4,000\s₫/, /3,000\s₫/]) assert.ok(screen.getByText(note))
})

test('the chart shows one measure at a time', async () => {
  fakeApi.answer(referrals.info, begun)
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(/^30,000\s₫$/))
  await user.click(screen.getByRole('radio', { name: t('referrals.clicks') }))
  assert.ok(screen.getByText('435'))
})

test('in Russian, a shop without commission promises none, and the highest tier asks for no deposit', async () => {
  const top = { ...begun, commissionPercent: 0, nextTier: null, totalDeposit: 9_000_000, currentDiscount: 5 }
  fakeApi.answer(referrals.info, top)
  const { screen, t } = await show('ru')
  assert.ok(await screen.findByText(t('referrals.introNothing')))
  assert.ok(screen.getByText(t('referrals.tierTop')))
  assert.equal(screen.queryAllByRole('link', { name: t('referrals.deposit') }).length, 0)
  assert.match(t('referrals.introNothing'), /\p{Script=Cyrillic}/u)
})
