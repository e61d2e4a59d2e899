import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ledger, type Statement } from '@runmart/contract/ledger'
import { Route, Routes } from 'react-router'
import { dayOf } from '#platform/days.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { fakeApi } from '#test/fake-api.ts'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { customer, namedDeposit } from '#test/samples.ts'
import { dayText } from '#ui/date-text.ts'
import StatementPage from './statement-page.tsx'

const october: Statement = {
  month: '2026-10',
  timeZone: 'Asia/Ho_Chi_Minh',
  opening: 50_000,
  in: 1_000,
  out: 0,
  closing: 51_000,
  total: 1,
  items: [namedDeposit],
}
const show = (month: string) =>
  renderScreen(
    <Routes>
      <Route path="/transactions/statement/:month" element={<StatementPage />} />
    </Routes>,
    { user: customer, path: `/transactions/statement/${month}` },
  )

test('a month shows what there was, what changed it and what is left', async () => {
  fakeApi.answer(ledger.statement, october)
  const { screen, view, t } = await show('2026-10')
  assert.ok(await screen.findByText(t('statement.opening')))
  const text = plainSpaces(view.container.textContent)
  for (const part of ['50,000 ₫', '+1,000 ₫', '51,000 ₫', t('transactionKinds.bank_deposit'), 'TX-7K3QX9'])
    assert.ok(text.includes(part), part)
  assert.ok(
    screen
      .getByRole('link', { name: t('statement.previous') })
      .getAttribute('href')
      ?.endsWith('/2026-09'),
  )
})

test('a running month ends today with the balance now', async () => {
  const today = dayOf(new Date(), shownTimeZone())
  fakeApi.answer(ledger.statement, { ...october, month: today.slice(0, 7) })
  const { screen, view, t } = await show(today.slice(0, 7))
  assert.ok(await screen.findByText(t('statement.now')))
  assert.equal(screen.queryAllByText(t('statement.closing')).length, 0)
  assert.ok(view.container.textContent.includes(` to ${dayText('en', today)}, `))
})

test('an empty month says so, and a very long one how much of it is listed', async () => {
  fakeApi.answer(ledger.statement, { ...october, items: [], total: 0 })
  const empty = await show('2026-10')
  assert.ok(await empty.screen.findByText(empty.t('statement.empty')))
  empty.view.unmount()
  fakeApi.answer(ledger.statement, { ...october, month: '2026-09', total: 2_500 })
  const long = await show('2026-09')
  assert.ok(await long.screen.findByText(long.t('statement.more', { shown: 1, total: 2_500 })))
})

test('a refused statement says why and can be asked for again', async () => {
  fakeApi.refuse(ledger.statement, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show('2026-10')
  assert.ok(await screen.findByText('Too fast.'))
  fakeApi.answer(ledger.statement, october)
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText('TX-7K3QX9'))
})
