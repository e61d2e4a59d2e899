import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@runmart/contract/languages'
import { partnersReviews, type ShareReview } from '@runmart/contract/partners-reviews'
import { type Commission, commissionStatuses, referrals, suspicions } from '@runmart/contract/referrals'
import { waitFor, within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, many, operator } from '#test/samples.ts'
import ReferralsPage from './referrals-page.tsx'

const settings = { commissionPercent: 5, holdDays: 7 }
const saved = { settings, version: 1, changedAt: null, changedBy: null }
const suspicious: Commission = {
  orderId: '7f1c2a90-0000-4000-8000-000000000002',
  orderCode: 'RM-7K3QX9',
  referrer: { id: '1', username: 'khanh' },
  referred: { id: '2', username: 'minh' },
  percent: 5,
  amount: 4_000,
  owed: 0,
  status: 'suspicious',
  reasons: ['same-device'],
  createdAt: '2026-11-15T08:00:00.000Z',
  heldUntil: '2099-11-22T08:00:00.000Z',
}
const answer = (items: Commission[], total = items.length) => ({ ...listPage(items, total), waiting: total })
function show(path = '/', language: Language = 'en', reviews: ShareReview[] = []) {
  fakeApi.answer(referrals.settings, saved)
  fakeApi.answer(partnersReviews.list, { items: reviews })
  return renderScreen(<ReferralsPage />, { user: operator, path, language })
}

test('while the commissions load, nothing says that all is done', async () => {
  fakeApi.hold(referrals.commissions)
  const { screen, view, t } = await show()
  assert.ok(view.container.querySelector('[aria-busy=true]'))
  assert.ok(await screen.findByText(t('operatorReferrals.holdDays', { count: 7 })))
  assert.equal(screen.queryAllByText(t('operatorReferrals.noneWaiting')).length, 0)
})

test('nothing to review, none at all and none in this state are told apart', async () => {
  const calls = fakeApi.answer(referrals.commissions, answer([]))
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(t('operatorReferrals.noneWaiting')))
  await user.click(screen.getByRole('tab', { name: t('operatorReferrals.all') }))
  assert.ok(await screen.findByText(t('operatorReferrals.none')))
  for (const status of ['paid', 'suspicious']) {
    const filtered = await show(`/?view=all&status=${status}`)
    assert.ok(await filtered.screen.findByText(t('operatorReferrals.noneFound')))
  }
  assert.deepEqual(
    calls.map(({ query }) => [query?.status, query?.waiting]),
    [
      ['suspicious', 'pairs'],
      [undefined, undefined],
      ['paid', undefined],
      ['suspicious', undefined],
    ],
  )
})

test('refused commissions and refused settings each say why and can be tried again', async () => {
  fakeApi.answer(partnersReviews.list, { items: [] })
  fakeApi.refuse(referrals.settings, 'RATE_LIMITED', 'Slow down.')
  fakeApi.refuse(referrals.commissions, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await renderScreen(<ReferralsPage />, { user: operator })
  assert.ok(await screen.findByText(/Slow down\./))
  assert.ok(await screen.findByText(/Too fast\./))
  fakeApi.answer(referrals.settings, saved)
  fakeApi.answer(referrals.commissions, answer([suspicious]))
  for (const again of screen.getAllByRole('button', { name: t('ui.tryAgain') })) await user.click(again)
  assert.ok(await screen.findByText(t('operatorReferrals.holdDays', { count: 7 })))
  const referrer = await screen.findByRole('link', { name: 'khanh' })
  assert.equal(
    referrer.parentElement?.textContent,
    t('operatorReferrals.pair', { referrer: 'khanh', referred: 'minh' }),
  )
})

test('many commissions are counted in words and in the tab, and a full page leads to the next', async () => {
  const items = many(10, (at) => ({ ...suspicious, orderId: String(at) }))
  const calls = fakeApi.answer(referrals.commissions, answer(items, 1_234))
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(t('operatorReferrals.waitingFound', { count: 1_234 })))
  assert.ok(screen.getByRole('tab', { name: /1,234/ }))
  await user.click(screen.getByRole('button', { name: t('lists.nextPage') }))
  await waitFor(() => assert.equal(calls.at(-1)?.query?.page, '2'))
})

test('in Russian, each state and each suspicion has its words; what is suspicious can be approved, what is unpaid rejected', async () => {
  const items = commissionStatuses.map((status) => ({
    ...suspicious,
    orderId: status,
    status,
    reasons: status === 'held' ? [...suspicions] : [],
  }))
  fakeApi.answer(referrals.commissions, answer(items))
  const { screen, t } = await show('/?view=all', 'ru')
  const list = within(await screen.findByRole('list', { name: t('operatorReferrals.title') }))
  for (const status of commissionStatuses) assert.ok(list.getByText(t(`commissionStates.${status}`)))
  for (const reason of suspicions) assert.match(list.getByText(t(`suspicions.${reason}`)).textContent, /[а-я]/)
  const code = { code: 'RM-7K3QX9' }
  const rowsWith = (name: string) =>
    list
      .getAllByRole('listitem')
      .filter((row) => within(row).queryAllByRole('button', { name }).length > 0)
      .flatMap((row) =>
        commissionStatuses.filter((it) => within(row).queryAllByText(t(`commissionStates.${it}`)).length > 0),
      )
  assert.deepEqual(rowsWith(t('operatorReferrals.allowOf', code)), ['suspicious'])
  assert.deepEqual(rowsWith(t('operatorReferrals.refuseOf', code)), ['held', 'suspicious'])
})

test('a commission is approved after a confirmation, and rejected only with a reason', async () => {
  fakeApi.answer(referrals.commissions, answer([suspicious]))
  const allowed = fakeApi.answer(referrals.allow, { commission: { ...suspicious, status: 'held' } })
  const { screen, user, t } = await show()
  const code = { code: 'RM-7K3QX9' }
  await user.click(await screen.findByRole('button', { name: t('operatorReferrals.allowOf', code) }))
  const question = within(await screen.findByRole('alertdialog'))
  assert.ok(question.getByText(t('suspicions.same-device')))
  assert.equal(allowed.length, 0)
  await user.click(question.getByRole('button', { name: t('operatorReferrals.allow') }))
  assert.ok(await screen.findByText(t('operatorReferrals.allowDone')))
  assert.equal(allowed[0]?.params?.id, suspicious.orderId)

  const refused = fakeApi.answer(referrals.refuse, { commission: { ...suspicious, status: 'refused' } })
  await user.click(screen.getByRole('button', { name: t('operatorReferrals.refuseOf', code) }))
  const dialog = within(await screen.findByRole('dialog'))
  const reject = dialog.getByRole('button', { name: t('operatorReferrals.refuse') })
  await user.click(reject)
  assert.ok(await dialog.findByText(t('fields.required')))
  assert.equal(refused.length, 0)
  await user.type(dialog.getByLabelText(t('operatorReferrals.reason')), 'same phone')
  await user.click(reject)
  assert.ok(await screen.findByText(t('operatorReferrals.refuseDone')))
  assert.deepEqual(refused[0]?.body, { reason: 'same phone' })
})

test('what waits of the same two people is one row and one decision, as much as was seen', async () => {
  const pair = { count: 2, amount: 9_000 }
  const first = { ...suspicious, pair }
  const other = { ...suspicious, orderId: 'o', orderCode: 'RM-9K3QX9', referred: { id: '3', username: 'an' } }
  fakeApi.answer(referrals.commissions, answer([first, other]))
  const allowed = fakeApi.answer(referrals.allow, { commission: { ...suspicious, status: 'held' } })
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(t('operatorReferrals.pairCount', { count: 2 })))
  assert.equal(screen.queryAllByText('RM-9K3QX9').length, 1)
  await user.click(screen.getByRole('button', { name: t('operatorReferrals.allowOf', { code: first.orderCode }) }))
  const question = within(await screen.findByRole('alertdialog'))
  assert.ok(question.getByText(/9,000/))
  await user.click(question.getByRole('button', { name: t('operatorReferrals.allow') }))
  assert.ok(await screen.findByText(t('operatorReferrals.allowDone')))
  assert.deepEqual(allowed[0]?.body, { ofPair: pair })
})

test('a commission that waits for its day is rejected from the list of all; if that comes too late, the dialog says so', async () => {
  const held: Commission = { ...suspicious, status: 'held', reasons: [] }
  fakeApi.answer(referrals.commissions, answer([held]))
  fakeApi.refuse(referrals.refuse, 'CONFLICT', 'Somebody else was faster.')
  const { screen, user, t } = await show('/?view=all')
  const open = async () =>
    user.click(await screen.findByRole('button', { name: t('operatorReferrals.refuseOf', { code: 'RM-7K3QX9' }) }))
  const reject = async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const reason = dialog.getByLabelText(t('operatorReferrals.reason'))
    await user.clear(reason)
    await user.type(reason, 'one person')
    await user.click(dialog.getByRole('button', { name: t('operatorReferrals.refuse') }))
  }
  await open()
  await reject()
  assert.ok(await screen.findByText('Somebody else was faster.'))
  const refused = fakeApi.answer(referrals.refuse, { commission: { ...held, status: 'refused' } })
  await reject()
  assert.ok(await screen.findByText(t('operatorReferrals.refuseDone')))
  assert.deepEqual([refused[0]?.params?.id, refused[0]?.body], [held.orderId, { reason: 'one person' }])
})

test('shares of a partner and a customer who may be one person are approved or rejected together, as many as were seen', async () => {
  const review: ShareReview = {
    partner: { id: '7f1c2a90-0000-4000-8000-00000000000a', username: 'phuong' },
    customer: { id: '7f1c2a90-0000-4000-8000-00000000000b', username: 'quan' },
    ...{ count: 3, amount: 200_000, signs: ['same-device'], since: '2026-11-15T08:00:00.000Z' },
  }
  const seen = { partnerId: review.partner.id, customerId: review.customer.id, count: 3, amount: 200_000 }
  fakeApi.answer(referrals.commissions, answer([]))
  const allowed = fakeApi.answer(partnersReviews.allow, null)
  const refused = fakeApi.answer(partnersReviews.refuse, null)
  const { screen, user, t } = await show('/', 'en', [review])
  const name = review.partner.username
  await user.click(await screen.findByRole('button', { name: t('operatorReferrals.allowSharesOf', { name }) }))
  const question = within(await screen.findByRole('alertdialog'))
  assert.ok(question.getByText(t('suspicions.same-device')))
  await user.click(question.getByRole('button', { name: t('operatorReferrals.allow') }))
  assert.ok(await screen.findByText(t('operatorReferrals.sharesAllowed')))
  assert.deepEqual(allowed[0]?.body, seen)

  await user.click(screen.getByRole('button', { name: t('operatorReferrals.refuseSharesOf', { name }) }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('operatorReferrals.reason')), 'one person')
  await user.click(dialog.getByRole('button', { name: t('operatorReferrals.refuse') }))
  assert.ok(await screen.findByText(t('operatorReferrals.sharesRefused')))
  assert.deepEqual(refused[0]?.body, { ...seen, reason: 'one person' })
})
