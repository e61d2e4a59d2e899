import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DepositSettings, deposits } from '@runmart/contract/deposits'
import type { Language } from '@runmart/contract/languages'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { longWord, operator } from '#test/samples.ts'
import SettingsPage from './settings-page.tsx'

const saved: DepositSettings = {
  bankBin: '970436',
  bankAccountNumber: '0123456789',
  bankAccountName: 'RUNMART',
  binanceId: '123',
  binanceOwner: '',
  exchangeRate: '26125.5',
  minDeposit: 10_000,
}
const answer = (settings: DepositSettings) => ({ settings, updatedAt: '2026-11-15T08:00:00.000Z' })
const show = (language: Language = 'en') => renderScreen(<SettingsPage />, { user: operator, language })

test('while they load there is no form, whose empty fields could be saved', async () => {
  fakeApi.hold(deposits.settings)
  const { screen, view, t } = await show()
  assert.ok(view.container.querySelector('[aria-busy=true]'))
  assert.ok(screen.getByRole('heading', { name: t('operatorDepositSettings.title') }))
  assert.equal(screen.queryAllByRole('textbox').length, 0)
})

test('refused settings say why and can be tried again', async () => {
  fakeApi.refuse(deposits.settings, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText('Too fast.'))
  fakeApi.answer(deposits.settings, answer(saved))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByDisplayValue('0123456789'))
  assert.ok(screen.getByText(t('operatorDepositSettings.nothingChanged')))
})

test('without an account there is no code to scan, and an unknown bank is named by its number', async () => {
  fakeApi.answer(deposits.settings, answer({ ...saved, bankBin: '999999', bankAccountNumber: '' }))
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('operatorDepositSettings.previewEmpty')))
  assert.ok(screen.getAllByText(t('operatorDepositSettings.unknownBank', { bin: '999999' })).length)
})

test('what is wrong is said beside each field, and nothing is sent', async () => {
  fakeApi.answer(deposits.settings, answer(saved))
  const calls = fakeApi.hold(deposits.saveSettings)
  const { screen, user, t } = await show()
  const account = await screen.findByLabelText(t('operatorDepositSettings.accountNumber'))
  const least = screen.getByLabelText(t('operatorDepositSettings.minDeposit'))
  await user.type(account, '!')
  await user.clear(least)
  await user.type(least, '0')
  assert.ok(screen.getByText(t('operatorDepositSettings.unsaved', { count: 2 })))
  await user.click(screen.getByRole('button', { name: t('operatorDepositSettings.save') }))
  assert.ok(await screen.findByText(t('fields.aboveZero')))
  for (const field of [account, least]) assert.equal(field.getAttribute('aria-invalid'), 'true')
  assert.ok(document.activeElement === account)
  assert.equal(calls.length, 0)
})

test('a save is sent only after the list of what changes; refused, what was typed stays', async () => {
  fakeApi.answer(deposits.settings, answer(saved))
  const { screen, user, t } = await show()
  const rate = await screen.findByLabelText<HTMLInputElement>(t('operatorDepositSettings.exchangeRate'))
  await user.clear(rate)
  await user.type(rate, '26,200.5')
  const save = async () => {
    await user.click(screen.getByRole('button', { name: t('operatorDepositSettings.save') }))
    const question = within(await screen.findByRole('alertdialog'))
    assert.ok(question.getByText(/26,200\.5/))
    assert.ok(question.getByText(/26,125\.5/))
    await user.click(question.getByRole('button', { name: t('operatorDepositSettings.confirm') }))
  }
  fakeApi.refuse(deposits.saveSettings, 'VALIDATION', 'Please check.', { fields: { exchangeRate: 'Far too much.' } })
  await save()
  assert.ok(await screen.findByText('Far too much.'))
  assert.equal(rate.value, '26,200.5')

  const after = { ...saved, exchangeRate: '26200.5' }
  const calls = fakeApi.answer(deposits.saveSettings, answer(after), 'Saved.')
  await save()
  assert.ok(await screen.findByText('Saved.'))
  assert.deepEqual(calls[0]?.body, after)
  assert.ok(await screen.findByText(t('operatorDepositSettings.nothingChanged')))
})

test('a rate typed with the marks of another language is refused or asked about, never saved as 26 ₫ unseen', async () => {
  for (const [language, typed, after] of [
    ['en', '26.125', /^26\.125\s₫ \(\u221299\.9%\)$/],
    ['vi', '26,200', /^26,2\s₫ \(\u221299,8%\)$/],
    ['ru', '26,200', /^26,2\s₫ \(\u221299,8\s%\)$/],
  ] as const) {
    fakeApi.answer(deposits.settings, answer(saved))
    const calls = fakeApi.answer(deposits.saveSettings, answer(saved))
    const { screen, user, t } = await show(language)
    const rate = await screen.findByLabelText<HTMLInputElement>(t('operatorDepositSettings.exchangeRate'))
    const type = async (text: string) => {
      await user.clear(rate)
      await user.type(rate, text)
      await user.click(screen.getByRole('button', { name: t('operatorDepositSettings.save') }))
    }
    await type('26.125,5.5')
    assert.ok(await screen.findByText(plainSpaces(t('fields.numberFormat'))))
    await type(typed)
    const question = within(await screen.findByRole('alertdialog', { name: t('ui.moveTitle') }))
    assert.ok(question.getByText(after))
    assert.ok(question.getByText(/26.125[.,]5/))
    await user.click(question.getByRole('button', { name: t('ui.cancel') }))
    assert.deepEqual([calls.length, rate.value], [0, typed])
  }
})

test('a rate that moves by more than ten percent is asked about before the list of changes', async () => {
  fakeApi.answer(deposits.settings, answer(saved))
  const { screen, user, t } = await show()
  const rate = await screen.findByLabelText<HTMLInputElement>(t('operatorDepositSettings.exchangeRate'))
  await user.clear(rate)
  await user.type(rate, '29,000')
  await user.click(screen.getByRole('button', { name: t('operatorDepositSettings.save') }))
  const question = within(await screen.findByRole('alertdialog', { name: t('ui.moveTitle') }))
  const calls = fakeApi.answer(deposits.saveSettings, answer({ ...saved, exchangeRate: '29000' }), 'Saved.')
  await user.click(question.getByRole('button', { name: t('ui.moveConfirm', { value: '29,000\u00a0₫' }) }))
  const title = t('operatorDepositSettings.confirmTitle')
  const list = within(await screen.findByRole('alertdialog', { name: title }))
  assert.equal(calls.length, 0)
  await user.click(list.getByRole('button', { name: t('operatorDepositSettings.confirm') }))
  assert.ok(await screen.findByText('Saved.'))
  assert.equal(calls[0]?.body?.exchangeRate, '29000')
})

test('in Russian, a very long name may break in the list of changes', async () => {
  fakeApi.answer(deposits.settings, answer(saved))
  const { screen, user, t } = await show('ru')
  await user.type(await screen.findByLabelText(t('operatorDepositSettings.binanceOwner')), longWord)
  await user.click(screen.getByRole('button', { name: t('operatorDepositSettings.save') }))
  const question = within(await screen.findByRole('alertdialog'))
  assert.ok(question.getByText(longWord).classList.contains('wrap-anywhere'))
  assert.ok(question.getByText(new RegExp(t('operatorDepositSettings.nothing'))))
  await user.click(question.getByRole('button', { name: t('ui.cancel') }))
  assert.ok(screen.getByDisplayValue(longWord))
})
