import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deposits } from '@runmart/contract/deposits'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, depositInformation } from '#test/samples.ts'
import { ClaimForm } from './claim-form.tsx'

async function claim(amount = '20.0') {
  const { screen, user, t } = await renderScreen(<ClaimForm information={depositInformation} active />, {
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

test('somebody not yet active cannot claim', async () => {
  const { screen, t } = await renderScreen(<ClaimForm information={depositInformation} active={false} />)
  assert.equal(screen.getByLabelText<HTMLInputElement>(t('deposits.claimId')).disabled, true)
  assert.equal(screen.getByRole<HTMLButtonElement>('button', { name: t('deposits.claim') }).disabled, true)
})
