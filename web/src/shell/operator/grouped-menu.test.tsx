import assert from 'node:assert/strict'
import { test } from 'node:test'
import { within } from '@testing-library/react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { renderScreen } from '#test/render.tsx'
import { operator } from '#test/samples.ts'
import { GroupedMenu } from './grouped-menu.tsx'
import { useOperatorNav } from './operator-nav.ts'

const at = '2026-11-16T08:00:00.000Z'
const waiting = [
  { kind: 'supply-changes' as const, count: 2, oldestAt: at },
  { kind: 'partner-proposals' as const, count: 3, oldestAt: at },
]

function Menu({ collapsed = false }) {
  return <GroupedMenu menu={useOperatorNav(waiting)} collapsed={collapsed} />
}

const show = async (path: string, collapsed = false) => {
  const shown = await renderScreen(<Menu collapsed={collapsed} />, { user: operator, path })
  const linkTo = (to: string) => shown.view.container.querySelector(`a[href='${to}']`)
  return { ...shown, linkTo }
}

test('a group that is folded away says what waits in it, keeps the line of the page that is shown, and stays so', async () => {
  const first = await show(operatorPaths.suppliers)
  const name = first.t('operatorShell.catalogue')
  assert.ok(first.linkTo(operatorPaths.services))
  const heading = first.screen.getByRole('button', { name })
  assert.equal(heading.getAttribute('aria-expanded'), 'true')
  await first.user.click(heading)
  assert.equal(first.linkTo(operatorPaths.services), null)
  assert.ok(first.linkTo(operatorPaths.suppliers))
  assert.ok(first.linkTo(operatorPaths.customers))
  assert.ok(within(heading).getByText('5'))
  first.view.unmount()

  const next = await show(operatorPaths.orders)
  assert.equal(next.linkTo(operatorPaths.suppliers), null)
  const folded = next.screen.getByRole('button', { name: new RegExp(`^${name}`) })
  assert.match(folded.textContent ?? '', new RegExp(next.t('operatorShell.proposalsWaiting', { count: 3 })))
  await next.user.click(folded)
  assert.ok(next.linkTo(operatorPaths.suppliers))
})

test('a menu of icons has every line and no headings', async () => {
  localStorage.closedMenuGroups = 'catalogue'
  const { screen, linkTo } = await show(operatorPaths.orders, true)
  assert.ok(linkTo(operatorPaths.services))
  assert.equal(screen.queryByRole('button'), null)
})
