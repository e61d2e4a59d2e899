import { drips } from '@runmart/contract/drips'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'

/** Keeps spreads up to date: whatever happens to their orders is told to open pages. */
export function useDripsUpdates(): void {
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind === 'order-changed') void invalidate(drips.ofOrder, drips.list)
      }),
    [],
  )
}
