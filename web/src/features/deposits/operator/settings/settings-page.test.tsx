import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DepositSettings, depositsOperator } from '@runmart/contract/deposits-operator'
import type { Language } from '@runmart/contract/languages'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { longWord, operator } from '#test/samples.ts'
import { isFar } from '#ui/use-confirm-changes.tsx'
import SettingsPage from './settings-page.tsx'

const saved: DepositSettings = {
  bankBin: '970436',
  bankAccountNumber: '0123456789',
  bankAccountName: 'RUNMART',
  binanceId: '123',
  binanceOwner: '',
  exchangeRate: '26125.5',
  minDeposit: 10_000,
  wrongContentPercent: 5,
  noticeLimit: 0,
}
const answer = (settings: DepositSettings) => ({
  settings,
  version: 3,
  changedAt: '2026-11-15T08:00:00.000Z',
  changedBy: 'khanh',
})
const show = (language: Language = 'en') => renderScreen(<SettingsPage />, { user: operator, language })

test('while they load there is no form, whose empty fields could be saved', async () => {
  fakeApi.hold(depositsOperator.settings)
  const { screen, view, t } = await show()
  assert.ok(view.container.querySelector('[aria-busy=true]'))
  assert.ok(screen.getByRole('heading', { name: t('operatorDepositSettings.title') }))
  assert.equal(screen.queryAllByRole('textbox').length, 0)
})

test('refused settings say why and can be tried again', async () => {
  fakeApi.refuse(depositsOperator.settings, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText('Too fast.'))
  fakeApi.answer(depositsOperator.settings, answer(saved))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByDisplayValue('0123456789'))
  assert.ok(screen.getByText(t('operatorSettings.nothingChanged')))
})

test('without an account there is no code to scan, and an unknown bank is named by its number', async () => {
  fakeApi.answer(depositsOperator.settings, answer({ ...saved, bankBin: '999999', bankAccountNumber: '' }))
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('operatorDepositSettings.previewEmpty')))
  assert.ok(screen.getAllByText(t('operatorDepositSettings.unknownBank', { bin: '999999' })).length)
})

test('what is wrong is said beside each field, and nothing is sent', async () => {
  fakeApi.answer(depositsOperator.settings, answer(saved))
  const calls = fakeApi.hold(depositsOperator.saveSettings)
  const { screen, user, t } = await show()
  const account = await screen.findByLabelText(t('operatorDepositSettings.accountNumber'))
  const least = screen.getByLabelText(t('operatorDepositSettings.minDeposit'))
  await user.type(account, '!')
  await user.clear(least)
  await user.type(least, '0')
  assert.ok(screen.getByText(t('operatorSettings.unsaved', { count: 2 })))
  await user.click(screen.getByRole('button', { name: t('operatorSettings.save') }))
  assert.ok(await screen.findByText(t('fields.between', { least: '1 ₫', most: '100,000,000 ₫' })))
  for (const field of [account, least]) assert.equal(field.getAttribute('aria-invalid'), 'true')
  assert.ok(document.activeElement === account)
  assert.equal(calls.length, 0)
})

test('a save is sent only after the list of what changes; refused, what was typed stays', async () => {
  fakeApi.answer(depositsOperator.settings, answer(saved))
  const { screen, user, t } = await show()
  const rate = await screen.findByLabelText<HTMLInputElement>(t('operatorDepositSettings.exchangeRate'))
  await user.clear(rate)
  await user.type(rate, '26,200.5')
  const save = async () => {
    await user.click(screen.getByRole('button', { name: t('operatorSettings.save') }))
    const question = within(await screen.findByRole('alertdialog'))
    assert.match(screen.getByRole('alertdialog').textContent ?? '', /26,125\.5\s₫ → 26,200\.5\s₫ \(\+0\.2%\)/)
    await user.click(question.getByRole('button', { name: t('operatorSettings.save') }))
  }
  fakeApi.refuse(depositsOperator.saveSettings, 'VALIDATION', 'Please check.', {
    fields: { exchangeRate: 'Far too much.' },
  })
  await save()
  assert.ok(await screen.findByText('Far too much.'))
  assert.equal(rate.value, '26,200.5')

  const after = { ...saved, exchangeRate: '26200.5' }
  const calls = fakeApi.answer(depositsOperator.saveSettings, answer(after), 'Saved.')
  await save()
  assert.ok(await screen.findByText('Saved.'))
  assert.deepEqual(calls[0]?.body, { ...after, version: 3 })
  assert.ok(await screen.findByText(t('operatorSettings.nothingChanged')))
})

test('a rate typed with the marks of another language is refused or asked about, never saved as 26 ₫ unseen', async () => {
  for (const [language, typed, after] of [
    ['en', '26.125', / → 26\.125\s₫ \(\u221299\.9%\)/],
    ['vi', '26,200', / → 26,2\s₫ \(\u221299,89%\)/],
    ['ru', '26,200', / → 26,2\s₫ \(\u221299,89\s%\)/],
  ] as const) {
    fakeApi.answer(depositsOperator.settings, answer(saved))
    const calls = fakeApi.answer(depositsOperator.saveSettings, answer(saved))
    const { screen, user, t } = await show(language)
    const rate = await screen.findByLabelText<HTMLInputElement>(t('operatorDepositSettings.exchangeRate'))
    const type = async (text: string) => {
      await user.clear(rate)
      await user.type(rate, text)
      await user.click(screen.getByRole('button', { name: t('operatorSettings.save') }))
    }
    await type('26.125,5.5')
    assert.ok(await screen.findByText(plainSpaces(t('fields.decimalFormat'))))
    await type(typed)
    const question = await screen.findByRole('alertdialog')
    assert.match(question.textContent ?? '', after)
    await user.click(within(question).getByRole('button', { name: t('ui.cancel') }))
    assert.deepEqual([calls.length, rate.value], [0, typed])
  }
})

test('a rate that moves by more than twenty percent is saved only when it was typed again', async () => {
  fakeApi.answer(depositsOperator.settings, answer(saved))
  const { screen, user, t } = await show()
  const rate = await screen.findByLabelText<HTMLInputElement>(t('operatorDepositSettings.exchangeRate'))
  await user.clear(rate)
  await user.type(rate, '2.612')
  await user.click(screen.getByRole('button', { name: t('operatorSettings.save') }))
  const dialog = await screen.findByRole('alertdialog')
  assert.match(dialog.textContent ?? '', /26,125\.5\s₫ → 2\.612\s₫ \(\u221299\.99%\)/)
  const question = within(dialog)
  const calls = fakeApi.answer(depositsOperator.saveSettings, answer({ ...saved, exchangeRate: '2.612' }), 'Saved.')
  const again = question.getByLabelText(
    t('operatorSettings.again', { label: t('operatorDepositSettings.exchangeRate') }),
  )
  await user.type(again, '2,612')
  await user.click(question.getByRole('button', { name: t('operatorSettings.save') }))
  assert.ok(await question.findByText(t('operatorSettings.againWrong')))
  assert.equal(calls.length, 0)
  await user.clear(again)
  await user.type(again, '2.612{Enter}')
  assert.ok(await screen.findByText('Saved.'))
  assert.equal(calls[0]?.body?.exchangeRate, '2.612')
})

test('up to twenty percent nothing has to be typed again; from nothing, it has', () => {
  const far = (before: number, after: number) => isFar({ move: { before, after } })
  for (const [before, after] of [
    [20_000, 24_000],
    [20_000, 16_000],
    [0, 0],
  ] as const)
    assert.equal(far(before, after), false, `${before} → ${after}`)
  for (const [before, after] of [
    [20_000, 24_001],
    [20_000, 15_999],
    [0, 1],
    [5, 0],
  ] as const)
    assert.equal(far(before, after), true, `${before} → ${after}`)
})

test('saved by somebody else meanwhile, their values appear, what was typed stays, and it can be saved over theirs', async () => {
  fakeApi.answer(depositsOperator.settings, answer(saved))
  const { screen, user, t } = await show()
  await user.type(await screen.findByLabelText(t('operatorDepositSettings.binanceOwner')), 'Runmart')
  const save = async () => {
    await user.click(screen.getByRole('button', { name: t('operatorSettings.save') }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: t('operatorSettings.save') }))
  }
  fakeApi.answer(depositsOperator.settings, { ...answer({ ...saved, bankAccountNumber: '777' }), version: 4 })
  fakeApi.refuse(depositsOperator.saveSettings, 'CONFLICT', 'Not now.')
  await save()
  assert.ok(await screen.findByText(t('operatorSettings.changedMeanwhile')))
  assert.ok(await screen.findByDisplayValue('777'))
  assert.ok(screen.getByDisplayValue('Runmart'))
  const calls = fakeApi.answer(depositsOperator.saveSettings, answer(saved), 'Saved.')
  await save()
  assert.ok(await screen.findByText('Saved.'))
  const { bankAccountNumber, binanceOwner, version } = calls[0]?.body ?? {}
  assert.deepEqual([bankAccountNumber, binanceOwner, version], ['777', 'Runmart', 4])
})

test('in Russian, a very long name may break in the list of changes', async () => {
  fakeApi.answer(depositsOperator.settings, answer(saved))
  const { screen, user, t } = await show('ru')
  await user.type(await screen.findByLabelText(t('operatorDepositSettings.binanceOwner')), longWord)
  await user.click(screen.getByRole('button', { name: t('operatorSettings.save') }))
  const question = within(await screen.findByRole('alertdialog'))
  assert.ok(question.getByText(longWord).classList.contains('wrap-anywhere'))
  assert.ok(question.getByText(new RegExp(t('operatorSettings.nothing'))))
  await user.click(question.getByRole('button', { name: t('ui.cancel') }))
  assert.ok(screen.getByDisplayValue(longWord))
})
