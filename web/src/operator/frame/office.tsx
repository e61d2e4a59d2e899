import { deposits } from '@runmart/contract/deposits'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { stale } from '../../platform/stale.ts'
import { useAsk } from '../../platform/use-ask.ts'
import { NeedsTwoFactor } from './needs-two-factor.tsx'
import { OfficeShell } from './office-shell.tsx'

const LOOK_AGAIN_MS = 30_000

/** The back office itself: knows how much waits, looks again by itself, and lets nobody in without a second factor. */
export function Office() {
  const { data, refusalCode } = useAsk(deposits.transfers, { query: { status: 'unmatched', limit: '1' } })
  useEffect(() => {
    // Operators are not told live of other people's transfers.
    const timer = setInterval(() => document.hidden || stale(deposits.transfers), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <OfficeShell waiting={data?.unmatched ?? 0}>
      {refusalCode === 'TWO_FACTOR_REQUIRED' ? <NeedsTwoFactor /> : <Outlet />}
    </OfficeShell>
  )
}
