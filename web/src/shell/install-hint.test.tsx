import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { act, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import { InstallHint } from './install-hint.tsx'

const order = '/orders/01998c6e-0000-7000-8000-000000000001'
const show = (path: string) =>
  renderScreen(
    <>
      <Link to={order}>To the order</Link>
      <InstallHint />
    </>,
    { user: customer, path },
  )
const offer = () => {
  const asked: string[] = []
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => void asked.push('asked'),
  })
  act(() => void window.dispatchEvent(event))
  assert.ok(event.defaultPrevented, 'the browser keeps its own banner back')
  return asked
}

beforeEach(() => {
  localStorage.removeItem('installHint')
  localStorage.removeItem('orderVisits')
  sessionStorage.removeItem('orderVisit')
})

// Proves S10.38.
test('at the first visit to an order nothing is offered; at the second the app is, and pressing asks the browser', async () => {
  const first = await show(order)
  offer()
  await waitFor(() => assert.equal(localStorage.getItem('orderVisits'), '1'))
  assert.equal(first.screen.queryAllByText(first.t('installHint.title')).length, 0)
  first.view.unmount()
  sessionStorage.removeItem('orderVisit')
  const { screen, user, t } = await show('/dashboard')
  const asked = offer()
  assert.equal(screen.queryAllByText(t('installHint.title')).length, 0)
  await user.click(screen.getByRole('link', { name: 'To the order' }))
  await user.click(await screen.findByRole('button', { name: t('installHint.install') }))
  assert.deepEqual(asked, ['asked'])
  assert.equal(screen.queryAllByText(t('installHint.title')).length, 0)
})

// Proves S10.38.
test('dismissed once, it never comes again; elsewhere it does not come at all', async () => {
  localStorage.setItem('orderVisits', '5')
  const { screen, user, t, view } = await show(order)
  offer()
  await user.click(await screen.findByRole('button', { name: t('installHint.dismiss') }))
  assert.equal(screen.queryAllByText(t('installHint.title')).length, 0)
  view.unmount()
  const again = await show(order)
  assert.equal(again.screen.queryAllByText(t('installHint.title')).length, 0)
  again.view.unmount()
  localStorage.removeItem('installHint')
  const elsewhere = await show('/dashboard')
  assert.equal(elsewhere.screen.queryAllByText(t('installHint.title')).length, 0)
})
