import { deposits } from '@runmart/contract/deposits'
import { orderDesk } from '@runmart/contract/orders-operator'
import { referrals } from '@runmart/contract/referrals'
import { Outlet } from 'react-router'
import { useAsk } from '#platform/use-ask.ts'
import { useLookAgain } from '#platform/use-look-again.ts'
import { NeedsTwoFactor } from './needs-two-factor.tsx'
import { OfficeShell } from './office-shell.tsx'

/** The back office itself: knows how much waits, looks again by itself, and lets nobody in without a second factor. */
export function Office() {
  const inbox = useAsk(deposits.transfers, { query: { status: 'unmatched', limit: '1' } })
  const queue = useAsk(orderDesk.queue, { query: { status: 'pending', serviceType: 'REFERRAL', limit: '1' } })
  const suspicious = useAsk(referrals.commissions, { query: { status: 'suspicious', limit: '1' } })
  // Operators are not told live of other people's transfers, orders and commissions.
  useLookAgain(deposits.transfers, orderDesk.queue, referrals.commissions)
  const waiting = {
    transfers: inbox.data?.unmatched ?? 0,
    orders: queue.data?.waiting.pending ?? 0,
    commissions: suspicious.data?.waiting ?? 0,
  }
  return (
    <OfficeShell waiting={waiting}>
      {inbox.refusalCode === 'TWO_FACTOR_REQUIRED' ? <NeedsTwoFactor /> : <Outlet />}
    </OfficeShell>
  )
}
