import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act } from '@testing-library/react'
import { useLocation } from 'react-router'
import { showToast } from '#platform/toasts.ts'
import { renderScreen } from '#test/render.tsx'

test('errors interrupt and the rest waits its turn; the same sentence again is shown once', async () => {
  const { screen } = await renderScreen(<p>Page</p>)
  act(() => {
    showToast('success', 'Saved.')
    showToast('error', 'The bank sleeps.')
    showToast('error', 'The bank sleeps.')
  })
  assert.equal(screen.getByRole('status').textContent, 'Saved.')
  assert.equal(screen.getByRole('alert').textContent, 'The bank sleeps.')
  for (const toast of screen.getAllByRole('group')) assert.equal(toast.hasAttribute('aria-modal'), false)
})

test('a toast can be closed, and the others stay', async () => {
  const { screen, user, t } = await renderScreen(<p>Page</p>)
  act(() => {
    showToast('info', 'One.')
    showToast('info', 'Two.')
  })
  const [close] = screen.getAllByRole('button', { name: t('ui.close') })
  assert.ok(close)
  await user.click(close)
  const left = () => screen.getByRole('status').textContent
  for (let tries = 0; tries < 50 && left() !== 'Two.'; tries++)
    await act(() => new Promise((next) => setTimeout(next, 20)))
  assert.equal(left(), 'Two.')
})

test('a toast with a link leads where it is about, and goes away', async () => {
  const { screen, user } = await renderScreen(<Where />)
  act(() => showToast('info', 'Three new orders', { to: '/operator/orders', label: 'Open' }))
  await user.click(screen.getByRole('link', { name: 'Open' }))
  assert.equal(screen.getByTestId('where').textContent, '/operator/orders')
  const left = () => screen.queryAllByText('Three new orders').length
  for (let tries = 0; tries < 50 && left() > 0; tries++) await act(() => new Promise((next) => setTimeout(next, 20)))
  assert.equal(left(), 0)
})

test('a toast that offers to take something back does so once, and goes away', async () => {
  const { screen, user } = await renderScreen(<p>Page</p>)
  let pressed = 0
  act(() => showToast('success', 'View deleted.', { label: 'Undo', onPress: () => pressed++ }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const left = () => screen.queryAllByText('View deleted.').length
  for (let tries = 0; tries < 50 && left() > 0; tries++) await act(() => new Promise((next) => setTimeout(next, 20)))
  assert.deepEqual([pressed, left()], [1, 0])
})

const Where = () => <p data-testid="where">{useLocation().pathname}</p>
