import { drips } from '@runmart/contract/drips'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'

/** Refreshes drips when a live event reports a changed order. */
export function useDripsUpdates(): void {
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind === 'order-changed') void invalidate(drips.ofOrder, drips.list)
      }),
    [],
  )
}
