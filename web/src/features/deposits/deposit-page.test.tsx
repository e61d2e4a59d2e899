import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { User } from '@runmart/contract/accounts'
import { type DepositInformation, deposits } from '@runmart/contract/deposits'
import { bankClaims } from '@runmart/contract/deposits-bank-claims'
import type { Language } from '@runmart/contract/languages'
import { ledger, type Transaction } from '@runmart/contract/ledger'
import { site } from '@runmart/contract/site'
import { act, within } from '@testing-library/react'
import { updateSession } from '#platform/session-state.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { bankDeposit, customer, depositInformation, historyPage, longWord, many } from '#test/samples.ts'
import DepositPage from './deposit-page.tsx'

type Options = { path?: string; language?: Language; user?: User }

/** Shows the page with its answers; `history` contains the newest deposits. */
function show({ history = [], ...options }: Options & { history?: Transaction[] } = {}) {
  fakeApi.hold(site.settings)
  fakeApi.answer(deposits.claims, { items: [] })
  fakeApi.answer(bankClaims.mine, { items: [] })
  fakeApi.answer(ledger.history, ({ query }) => historyPage(query?.kind === 'deposit' ? history : []))
  return renderScreen(<DepositPage />, { user: customer, ...options })
}
function showWith(information: Partial<DepositInformation>, options: Parameters<typeof show>[0] = {}) {
  fakeApi.answer(deposits.information, { ...depositInformation, ...information })
  return show(options)
}

test('while it loads, nothing says that a way is closed or that nothing was deposited', async () => {
  fakeApi.hold(deposits.information)
  fakeApi.hold(ledger.history)
  const { screen, view, t } = await renderScreen(<DepositPage />, { user: customer })
  assert.ok(view.container.querySelector('[aria-busy=true]'))
  for (const key of ['allClosed', 'historyEmpty'] as const)
    assert.equal(screen.queryAllByText(t(`deposits.${key}`)).length, 0)
})

test('a refused account says why and that no money is lost, and can be tried again', async () => {
  fakeApi.refuse(deposits.information, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok((await screen.findByText(/Too fast\./)).textContent.includes(t('deposits.safe')))
  fakeApi.answer(deposits.information, depositInformation)
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText('0123456789'))
})

test('a way that is not set up is absent: no tab, also where the address asks for it', async () => {
  const { screen, t } = await showWith(
    { crypto: null, ready: { bank: true, crypto: false } },
    { path: '/?tab=binance' },
  )
  assert.ok(await screen.findByText('0123456789'))
  assert.equal(screen.queryAllByRole('tab').length, 0)
  assert.equal(screen.queryAllByText(t('deposits.binance')).length, 0)
})

for (const simulated of [true, false])
  test(`a shop ${simulated ? 'without' : 'with'} a real feed ${simulated ? 'simulates' : 'simulates no'} transfers`, async () => {
    const { screen, t } = await showWith({ simulated })
    assert.ok(await screen.findByText('0123456789'))
    assert.equal(screen.queryAllByText(t('deposits.demoTitle')).length, simulated ? 1 : 0)
  })

test('when no way is set up, the page says so and that the money is safe', async () => {
  const { screen, t } = await showWith({ bank: null, crypto: null, ready: { bank: false, crypto: false } })
  assert.ok(await screen.findByText(t('deposits.allClosed')))
  assert.ok(screen.getByText(t('deposits.safe')))
})

test('a chosen amount is in the details; one that is too small is said beside the field and is not', async () => {
  const { screen, user, t } = await showWith({})
  const field = await screen.findByLabelText<HTMLInputElement>(t('deposits.ownAmount'))
  const names = { account: '0123456789', content: 'RMKHANH' }
  assert.ok(await screen.findByRole('img', { name: t('deposits.qrLabel', names) }))

  await user.type(field, '9999')
  assert.equal(field.value, '9,999')
  assert.equal(field.getAttribute('aria-invalid'), 'true')
  assert.equal(screen.queryAllByRole('button', { name: t('deposits.copyAmount') }).length, 0)

  await user.click(screen.getByRole('button', { name: /^500,000\s₫$/ }))
  assert.equal(field.value, '500,000')
  assert.ok(screen.getByRole('button', { name: t('deposits.copyAmount') }))
})

test('an inactive account reads what Binance needs first, in Russian and with a very long owner', async () => {
  const inactive: User = { ...customer, status: 'inactive' }
  const crypto = { binanceId: '123', owner: longWord, content: 'RMKHANH' }
  const { screen, t } = await showWith({ crypto }, { path: '/?tab=binance', user: inactive, language: 'ru' })
  assert.ok(await screen.findByText(t('deposits.inactiveText', { email: inactive.email })))
  assert.ok(screen.getByText(longWord))
  assert.equal(screen.getByRole<HTMLButtonElement>('button', { name: t('deposits.checkNow') }).disabled, true)
})

test('looking for a Binance transfer says that nothing was found, or why it could not look', async () => {
  const look = async () => {
    const { screen, user, t } = await showWith({}, { path: '/?tab=binance' })
    await user.click(await screen.findByRole('button', { name: t('deposits.checkNow') }))
    return { screen, t }
  }
  fakeApi.answer(deposits.checkCrypto, { credited: [], balance: 0, nextCheckAt: new Date(0).toISOString() })
  const nothing = await look()
  assert.ok(await nothing.screen.findByText(nothing.t('deposits.checkNothing')))
  fakeApi.refuse(deposits.checkCrypto, 'UNAVAILABLE', 'No.')
  const away = await look()
  assert.ok(await away.screen.findByText(away.t('deposits.checkFailedText')))
})

const arrive = () => act(() => updateSession({ user: { ...customer, totalDeposit: customer.totalDeposit + 248_193 } }))

test('another amount or tab waits anew; what has arrived stays with its own', async () => {
  const { screen, user, t } = await showWith({})
  await screen.findByText(t('deposits.waiting'))
  arrive()
  await screen.findByText(/\+248,193/)
  await user.click(screen.getByRole('button', { name: /^500,000\s₫$/ }))
  assert.ok(screen.getByText(t('deposits.waiting')))
  await user.click(screen.getByRole('tab', { name: t('deposits.binance') }))
  await screen.findByText(t('deposits.checkTitle'))
  act(() => updateSession({ user: { ...customer, totalDeposit: customer.totalDeposit + 300_000 } }))
  await screen.findByText(/\+51,807/)
  await user.click(screen.getByRole('tab', { name: t('deposits.bank') }))
  assert.ok(await screen.findByText(t('deposits.waiting')))
})

test('what arrives clears the search that had found nothing', async () => {
  fakeApi.answer(deposits.checkCrypto, { credited: [], balance: 0, nextCheckAt: new Date(0).toISOString() })
  const { screen, user, t } = await showWith({}, { path: '/?tab=binance' })
  await user.click(await screen.findByRole('button', { name: t('deposits.checkNow') }))
  await screen.findByText(t('deposits.checkNothing'))
  arrive()
  await screen.findByText(/\+248,193/)
  assert.equal(screen.queryByText(t('deposits.checkNothing')), null)
})

test('nothing deposited yet says so', async () => {
  const { screen, t } = await showWith({})
  assert.ok(await screen.findByText(t('deposits.historyEmpty')))
})

test('refused deposits say why and can be tried again, beside the account that is known', async () => {
  fakeApi.hold(site.settings)
  fakeApi.hold(bankClaims.mine)
  fakeApi.answer(deposits.information, depositInformation)
  fakeApi.refuse(ledger.history, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await renderScreen(<DepositPage />, { user: customer })
  assert.ok(await screen.findByText(/Too fast\./))
  assert.ok(screen.getByText('0123456789'))
  fakeApi.answer(ledger.history, historyPage([]))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText(t('deposits.historyEmpty')))
})

test('of many deposits the newest ten are shown, and nothing that is none', async () => {
  const history = many(10, (at) => ({ ...bankDeposit, id: String(at), amount: (10 - at) * 1_000 }))
  const { screen, t } = await showWith({}, { history })
  const list = within(await screen.findByRole('list', { name: t('deposits.history') }))
  assert.deepEqual(
    list.getAllByText(/^\+\d+,000\s₫$/).map((it) => Number.parseInt(it.textContent, 10)),
    [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  )
})
