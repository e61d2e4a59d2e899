import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act } from '@testing-library/react'
import { updateSession, useSession } from '#platform/session-state.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import { ArrivalStatus, useArrivedAmount } from './arrival-status.tsx'

function Waiting() {
  const { user } = useSession()
  const [arrived] = useArrivedAmount(user?.totalDeposit ?? 0)
  return <ArrivalStatus arrived={arrived} balance={user?.balance ?? 0} />
}

test('the line waits, then names what arrived and the new balance, in every language', async () => {
  for (const [language, arrived] of [
    ['en', /150,000\s₫/],
    ['vi', /150\.000\s₫/],
    ['ru', /150\s000\s₫/],
  ] as const) {
    const { screen, t } = await renderScreen(<Waiting />, { language, user: customer })
    assert.ok(screen.getByText(t('deposits.waiting')))
    act(() => updateSession({ user: { ...customer, totalDeposit: 650_000, balance: 650_000 } }))
    assert.match(screen.getAllByRole('status')[0]?.textContent ?? '', arrived)
    assert.equal(screen.queryAllByText(t('deposits.waiting')).length, 0)
  }
})
