import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServiceDraft } from '@runmart/contract/catalog'
import { catalogCategories } from '@runmart/contract/catalog-categories'
import { type OperatorProposal, partnersOperator } from '@runmart/contract/partners-operator'
import { waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { fakeApi } from '#test/fake-api.ts'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { listPage, operatorCategory, operatorService, operator as owner } from '#test/samples.ts'
import ProposalPage from './proposal-page.tsx'
import ProposalsPage from './proposals-page.tsx'

const words = { name: 'Newsletter', description: 'Subscribers who read.' }
const current: ServiceDraft = { ...operatorService.draft, unit: 'signup', texts: { en: words, vi: words, ru: words } }
const change: OperatorProposal = {
  id: 'p1',
  serviceId: operatorService.id,
  isNew: false,
  state: 'waiting',
  draft: {
    category: 'referral',
    unit: 'signup',
    billing: 'unit',
    price: 5_000,
    minAmount: 1,
    maxAmount: 100,
    deliveryHours: 24,
    warrantyDays: 30,
    texts: { en: { name: 'Newsletter plus', description: 'Subscribers who read.' } },
  },
  proposedAt: '2026-11-15T08:00:00.000Z',
  decidedAt: null,
  reason: null,
  partner: { id: 'u1', username: 'minh' },
  current,
}

function show(proposal: OperatorProposal) {
  fakeApi.answer(partnersOperator.proposal, { proposal })
  fakeApi.answer(catalogCategories.categories, { items: [operatorCategory] })
  const ui = (
    <Routes>
      <Route path="/operator/partners/proposals/:id" element={<ProposalPage />} />
      <Route path="/operator/services/s1/form" element="The form of s1" />
    </Routes>
  )
  return renderScreen(ui, { user: owner, path: '/operator/partners/proposals/p1' })
}

test('a change is shown beside what is now: each value that moves, and nothing that stays', async () => {
  const { screen, t } = await show(change)
  const offer = (await screen.findByText(t('operatorProposals.changed'))).closest('section')
  const lines = [...(offer?.querySelectorAll('dd') ?? [])].map((it) => plainSpaces(it.textContent ?? ''))
  assert.ok(lines.some((it) => it.includes('4,000 ₫') && it.includes('→ 5,000 ₫') && it.includes('+25%')))
  assert.ok(lines.includes('none → 30'))
  assert.ok(lines.includes('100'))
  assert.ok(screen.getByText(t('operatorProposals.was', { text: 'Newsletter' })))
})

test('a change keeps the words that it does not mention, and is approved after a question', async () => {
  const { screen, user, t } = await show(change)
  await user.click(await screen.findByRole('button', { name: t('operatorProposals.approve') }))
  const sure = within(await screen.findByRole('alertdialog'))
  const sent = fakeApi.answer(partnersOperator.approve, { proposal: { ...change, state: 'approved' } })
  await user.click(sure.getByRole('button', { name: t('operatorProposals.approve') }))
  await waitFor(() => assert.equal(sent.length, 1))
  const texts = { en: { name: 'Newsletter plus', description: 'Subscribers who read.' }, vi: words, ru: words }
  assert.deepEqual(sent[0]?.body, { texts })
})

test('a new service is not published before it has words in all languages', async () => {
  const { screen, user, t } = await show({ ...change, isNew: true, serviceId: null, current: null })
  await user.click(await screen.findByRole('button', { name: t('operatorProposals.approveNew') }))
  assert.equal((await screen.findAllByText(t('fields.required'))).length, 4)
  assert.equal(screen.queryAllByRole('alertdialog').length, 0)
})

test('a new service whose order form comes first is approved closed, and leads to the form', async () => {
  const fresh = { ...change, isNew: true, serviceId: null, current: null }
  const texts = { en: words, vi: words, ru: words }
  const { screen, user, t } = await show({ ...fresh, draft: { ...fresh.draft, texts } })
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(t('operatorProposals.closed')) }))
  await user.click(screen.getByRole('button', { name: t('operatorProposals.approve') }))
  const sure = within(await screen.findByRole('alertdialog'))
  const approved = { ...fresh, state: 'approved' as const, serviceId: 's1' }
  const sent = fakeApi.answer(partnersOperator.approve, { proposal: approved })
  await user.click(sure.getByRole('button', { name: t('operatorProposals.approve') }))
  assert.ok(await screen.findByText('The form of s1'))
  assert.deepEqual(sent[0]?.body, { texts, isClosed: true })
})

test('a proposal is refused with a reason', async () => {
  const { screen, user, t } = await show(change)
  await user.click(await screen.findByRole('button', { name: t('operatorProposals.refuse') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('operatorProposals.reason')), 'Too dear')
  const sent = fakeApi.answer(partnersOperator.refuseProposal, { proposal: { ...change, state: 'refused' } })
  await user.click(dialog.getByRole('button', { name: t('operatorProposals.refuse') }))
  await waitFor(() => assert.equal(sent.length, 1))
  assert.deepEqual(sent[0]?.body, { reason: 'Too dear' })
})

test('what was decided can be read and not decided again', async () => {
  const { screen, t } = await show({ ...change, state: 'refused', reason: 'Too dear' })
  assert.ok(await screen.findByText('Too dear'))
  for (const act of ['approve', 'refuse'] as const)
    assert.equal(screen.queryAllByRole('button', { name: t(`operatorProposals.${act}`) }).length, 0)
})

test('proposals that wait are listed first, each leading to its page', async () => {
  const asked = fakeApi.answer(partnersOperator.proposals, { ...listPage([change]), waiting: 1 })
  const { screen } = await renderScreen(<ProposalsPage />, { user: owner })
  const link = await screen.findByRole('link', { name: 'Newsletter plus' })
  assert.equal(link.getAttribute('href'), '/operator/partners/proposals/p1')
  assert.equal(asked[0]?.query?.state, 'waiting')
})

test('who proposed something is a link to their page, for who may see customers', async () => {
  fakeApi.answer(partnersOperator.proposals, { ...listPage([change]), waiting: 1 })
  const seller = { ...owner, isOwner: false, rights: ['catalog' as const] }
  for (const [user, href] of [
    [owner, operatorPaths.customer('u1')],
    [seller, null],
  ] as const) {
    const { screen } = await renderScreen(<ProposalsPage />, { user })
    assert.equal((await screen.findByText('minh')).getAttribute('href'), href)
  }
})
