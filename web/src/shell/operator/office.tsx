import { deposits } from '@runmart/contract/deposits'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { referrals } from '@runmart/contract/referrals'
import { Outlet } from 'react-router'
import { useApi } from '#platform/use-api.ts'
import { NeedsTwoFactor } from './needs-two-factor.tsx'
import { OfficeShell } from './office-shell.tsx'

// Operators get no live events about other people's transfers, orders and commissions.
const polled = { refetchInterval: 15_000 }

/** The back office itself: knows how much waits, looks again by itself, and lets nobody in without a second factor. */
export function Office() {
  const inbox = useApi(deposits.transfers, { query: { status: 'unmatched', limit: '1' } }, polled)
  const queue = useApi(
    ordersOperator.queue,
    { query: { status: 'pending', serviceType: 'REFERRAL', limit: '1' } },
    polled,
  )
  const suspicious = useApi(referrals.commissions, { query: { status: 'suspicious', limit: '1' } }, polled)
  const waiting = {
    transfers: inbox.data?.unmatched ?? 0,
    orders: queue.data?.waiting.pending ?? 0,
    commissions: suspicious.data?.waiting ?? 0,
  }
  return (
    <OfficeShell waiting={waiting}>
      {inbox.errorCode === 'TWO_FACTOR_REQUIRED' ? <NeedsTwoFactor /> : <Outlet />}
    </OfficeShell>
  )
}
