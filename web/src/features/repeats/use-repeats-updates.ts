import { repeats } from '@runmart/contract/repeats'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'

/** Keeps plans up to date: whatever the clock does with them is told under the bell. */
export function useRepeatsUpdates(): void {
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind === 'notified') void invalidate(repeats.ofOrder, repeats.list)
      }),
    [],
  )
}
