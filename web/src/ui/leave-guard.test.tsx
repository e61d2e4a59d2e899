import assert from 'node:assert/strict'
import { test } from 'node:test'
import { within } from '@testing-library/react'
import { Link, Route, Routes, useNavigate } from 'react-router'
import { renderScreen } from '#test/render.tsx'
import { LeaveGuard, SAVED } from './leave-guard.tsx'

function Typing({ when }: { when: boolean }) {
  const go = useNavigate()
  return (
    <>
      <LeaveGuard when={when} />
      <Link to="/elsewhere">Go</Link>
      <button type="button" onClick={() => go('/elsewhere', { state: SAVED })}>
        Save
      </button>
      <button type="button" onClick={() => go(-1)}>
        Back
      </button>
    </>
  )
}

const open = (when: boolean) =>
  renderScreen(
    <Routes>
      <Route path="/form" element={<Typing when={when} />} />
      <Route path="/elsewhere" element={<Link to="/form">Elsewhere</Link>} />
    </Routes>,
    { path: '/form' },
  )

test('leaving what is not saved is asked about; staying stays, leaving leaves', async () => {
  const { screen, user, t } = await open(true)
  await user.click(screen.getByRole('link', { name: 'Go' }))
  const question = () => screen.findByRole('alertdialog', { name: t('operatorLeaving.title') })
  await user.click(within(await question()).getByRole('button', { name: t('ui.cancel') }))
  assert.equal(screen.queryAllByText('Elsewhere').length, 0)
  await user.click(screen.getByRole('link', { name: 'Go' }))
  await user.click(within(await question()).getByRole('button', { name: t('operatorLeaving.leave') }))
  assert.ok(await screen.findByText('Elsewhere'))
})

test('with nothing to lose, and for a form that has saved, nothing is asked', async () => {
  const saved = await open(true)
  await saved.user.click(saved.screen.getByRole('button', { name: 'Save' }))
  assert.ok(await saved.screen.findByText('Elsewhere'))
  const { screen, user } = await open(false)
  await user.click(screen.getByRole('link', { name: 'Go' }))
  assert.ok(await screen.findByText('Elsewhere'))
})

test('going back to the page that an earlier save led to is asked about, too', async () => {
  const { screen, user, t } = await open(true)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByText('Elsewhere'))
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  assert.ok(await screen.findByRole('alertdialog', { name: t('operatorLeaving.title') }))
})
