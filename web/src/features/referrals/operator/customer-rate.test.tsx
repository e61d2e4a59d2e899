import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CustomerRate as Rate, referralRates } from '@runmart/contract/referrals-rates'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operator } from '#test/samples.ts'
import { CustomerRate } from './customer-rate.tsx'

const general: Rate = { percent: null, general: 5, version: 0, history: [] }
const own: Rate = {
  percent: 10,
  general: 5,
  version: 1,
  history: [{ at: '2026-11-16T08:00:00.000Z', by: 'khanh', before: null, after: 10, reason: 'Brings many' }],
}
const show = () => renderScreen(<CustomerRate customerId="7" />, { user: operator })

test('a rate of their own is saved with a reason, once it was typed again, and then stands in the history', async () => {
  fakeApi.answer(referralRates.get, general)
  const calls = fakeApi.answer(referralRates.save, own, 'Saved.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(t('operatorReferrals.rateGeneral', { general: '5%' })))
  await user.click(screen.getByRole('button', { name: t('operatorReferrals.rateChange') }))
  await user.type(screen.getByLabelText(t('operatorReferrals.percentField')), '10 %')
  const save = screen.getByRole('button', { name: t('operatorReferrals.rateSave') })
  await user.click(save)
  assert.ok(await screen.findByText(t('fields.required')))
  await user.type(screen.getByLabelText(t('operatorReferrals.reason')), 'Brings many')
  await user.click(save)
  const dialog = await screen.findByRole('alertdialog')
  assert.match(dialog.textContent ?? '', /5%, general rate → 10% \(\+100%\)/)
  const again = t('operatorSettings.again', { label: t('operatorReferrals.percent') })
  fakeApi.answer(referralRates.get, own)
  await user.type(within(dialog).getByLabelText(again), '10{Enter}')
  assert.ok(await screen.findByText(t('operatorReferrals.rateOwn', { percent: '10%', general: '5%' })))
  assert.deepEqual(calls[0]?.body, { percent: 10, reason: 'Brings many', version: 0 })
  const history = within(screen.getByRole('list', { name: t('operatorReferrals.rateHistory') }))
  assert.match(history.getByRole('listitem').textContent ?? '', /general rate → 10% · Brings many/)
  assert.equal(screen.queryAllByLabelText(t('operatorReferrals.percentField')).length, 0)
})

test('an empty field is the general rate again; changed by somebody else meanwhile, it says so and keeps what was typed', async () => {
  fakeApi.answer(referralRates.get, own)
  fakeApi.refuse(referralRates.save, 'CONFLICT', 'Not now.')
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorReferrals.rateChange') }))
  await user.clear(screen.getByLabelText(t('operatorReferrals.percentField')))
  await user.type(screen.getByLabelText(t('operatorReferrals.reason')), 'Enough')
  const save = async () => {
    await user.click(screen.getByRole('button', { name: t('operatorReferrals.rateSave') }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.type(question.getByLabelText(/again/), '5{Enter}')
  }
  await save()
  assert.ok(await screen.findByText(t('operatorSettings.changedMeanwhile')))
  const calls = fakeApi.answer(referralRates.save, general, 'Saved.')
  await save()
  assert.ok(await screen.findByText('Saved.'))
  assert.deepEqual(calls[0]?.body, { percent: null, reason: 'Enough', version: 1 })
})

test('nobody is offered to change what they earn themselves', async () => {
  fakeApi.answer(referralRates.get, general)
  const { screen, t } = await renderScreen(<CustomerRate customerId={operator.id} />, { user: operator })
  assert.ok(await screen.findByText(t('operatorReferrals.rateGeneral', { general: '5%' })))
  assert.equal(screen.queryAllByRole('button', { name: t('operatorReferrals.rateChange') }).length, 0)
})
