import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WaitingItem } from '@runmart/contract/today'
import { operatorPaths } from '#platform/operator-paths.ts'
import { renderScreen } from '#test/render.tsx'
import { operator } from '#test/samples.ts'
import { NavLink } from '../nav-item.tsx'
import { useOperatorNav } from './operator-nav.ts'

function Transfers({ waiting }: { waiting: readonly WaitingItem[] }) {
  const item = useOperatorNav(waiting).find(({ path }) => path === operatorPaths.transfers)
  return item && <NavLink item={item} />
}

test('all that waits on the page of transfers is counted in the menu: transfers, claims and credits', async () => {
  const of = (kind: WaitingItem['kind'], count: number) => ({ kind, count, oldestAt: '2026-11-16T08:00:00.000Z' })
  for (const [waiting, count] of [
    [[of('bank-claims', 3)], 3],
    [[of('transfers', 2), of('pending-credits', 1), of('bank-claims', 3), of('payouts', 5)], 6],
  ] as const) {
    const { screen, t } = await renderScreen(<Transfers waiting={waiting} />, { user: operator })
    const link = screen.getByRole('link')
    assert.ok(link.textContent?.includes(t('operatorShell.transfersWaiting', { count })), link.textContent ?? '')
  }
})
