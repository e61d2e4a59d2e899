import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CryptoClaimState, deposits } from '@runmart/contract/deposits'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, depositInformation } from '#test/samples.ts'
import { ClaimForm } from './claim-form.tsx'
import { MyClaims } from './my-claims.tsx'

async function claim(amount = '20.0', information = depositInformation) {
  const { screen, user, t } = await renderScreen(<ClaimForm information={information} active />, {
    user: customer,
  })
  await user.type(screen.getByLabelText(t('deposits.claimId')), 'P-77')
  await user.type(screen.getByLabelText(t('deposits.claimAmount')), amount)
  await user.click(screen.getByRole('button', { name: t('deposits.claim') }))
  return { screen, user, t }
}

test('a claim names its price before it is sent, and nothing is sent without a yes', async () => {
  const { screen, user, t } = await claim()
  const question = await screen.findByRole('alertdialog')
  assert.match(question.textContent, /496,385/)
  await user.click(screen.getByRole('button', { name: t('ui.cancel') }))
})

test('where nothing is deducted, a claim costs nothing and says so', async () => {
  const rules = { ...depositInformation.rules, wrongContentFeePercent: 0 }
  const { screen, user, t } = await claim('20.0', { ...depositInformation, rules })
  assert.ok(screen.getByText(t('deposits.claimTextWhole')))
  const question = await screen.findByRole('alertdialog')
  assert.match(question.textContent, /522,510/)
  assert.doesNotMatch(question.textContent, /%/)
  await user.click(screen.getByRole('button', { name: t('ui.cancel') }))
})

test('what is no amount is said beside its field', async () => {
  const { screen, t } = await claim('twenty')
  const field = screen.getByLabelText(t('deposits.claimAmount'))
  assert.equal(field.getAttribute('aria-invalid'), 'true')
  assert.ok(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent)
})

test('an unknown transfer and one that was used are told apart', async () => {
  for (const [code, key] of [
    ['NOT_FOUND', 'deposits.claimUnknown'],
    ['ALREADY_USED', 'deposits.claimUsed'],
  ] as const) {
    const calls = fakeApi.refuse(deposits.claimCrypto, code, 'No.')
    const { screen, user, t } = await claim()
    await screen.findByRole('alertdialog')
    const [, confirm] = screen.getAllByRole('button', { name: t('deposits.claim'), hidden: true })
    await user.click(confirm as HTMLElement)
    assert.ok(await screen.findByText(t(key)))
    assert.deepEqual(
      calls.map(({ body }) => body),
      [{ transactionId: 'P-77', amount: '20.0' }],
    )
  }
})

test('a claim that waits empties the form and says so; what is asked next is another claim', async () => {
  const calls = fakeApi.refuse(deposits.claimCrypto, 'CLAIM_WAITS', 'It waits.', { ripensAt: null })
  for (const _ of [1, 2]) {
    const { screen, user, t } = await claim()
    await screen.findByRole('alertdialog')
    const [, confirm] = screen.getAllByRole('button', { name: t('deposits.claim'), hidden: true })
    await user.click(confirm as HTMLElement)
    assert.ok(await screen.findByText('It waits.'))
    assert.equal(screen.getByLabelText<HTMLInputElement>(t('deposits.claimId')).value, '')
  }
  assert.notEqual(calls[0]?.idempotencyKey, calls[1]?.idempotencyKey)
})

test('a claim in review says when it is credited, that the shop decides, or that it is not mine', async () => {
  const item = { transactionId: 'P_1', amount: '800.5', claimedAt: '2026-11-15T08:00:00.000Z' }
  const claims: CryptoClaimState[] = [
    { ...item, status: 'waiting', ripensAt: '2026-11-15T14:00:00.000Z' },
    { ...item, transactionId: 'P_2', status: 'waiting', ripensAt: null },
    { ...item, transactionId: 'P_3', status: 'refused', ripensAt: null },
  ]
  fakeApi.answer(deposits.claims, { items: claims })
  const { screen, t } = await renderScreen(<MyClaims />, { user: customer })
  assert.ok(await screen.findByText(/^Credited automatically on 15\sNov\s2026/))
  assert.ok(screen.getByText(t('deposits.claimsByShop')))
  assert.ok(screen.getByText(t('deposits.claimsRefused')))
  assert.equal(screen.getAllByText(/800\.5/).length, 3)
})

test('somebody not yet active cannot claim', async () => {
  const { screen, t } = await renderScreen(<ClaimForm information={depositInformation} active={false} />)
  assert.equal(screen.getByLabelText<HTMLInputElement>(t('deposits.claimId')).disabled, true)
  assert.equal(screen.getByRole<HTMLButtonElement>('button', { name: t('deposits.claim') }).disabled, true)
})
