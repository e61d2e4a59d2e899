import { bots, type OrderRun } from '@runmart/contract/bots'
import { useEffect, useRef } from 'react'
import { invalidate } from '#platform/query-client.ts'

const AT_MOST_EVERY_MS = 2000

/** Asks for results again once there are more of them, and not too often. At the end the lines never come to join them. */
export function useFreshResults({ order, run }: OrderRun): void {
  const { ok, failed, skipped } = run.progress
  const known = `${ok + failed + skipped} ${order.orderStatus}`
  const shown = useRef({ known, at: Date.now() })
  useEffect(() => {
    if (shown.current.known === known) return
    const ask = () => {
      shown.current = { known, at: Date.now() }
      invalidate(bots.results)
    }
    const timer = setTimeout(ask, Math.max(0, shown.current.at + AT_MOST_EVERY_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [known])
}
