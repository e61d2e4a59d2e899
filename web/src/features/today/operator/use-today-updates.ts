import { today } from '@runmart/contract/today'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'

/** Keeps what waits and the figures up to date while somebody looks at them. */
export function useTodayUpdates(): void {
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind === 'shop-active') void invalidate(today.waiting, today.figures)
      }),
    [],
  )
}
