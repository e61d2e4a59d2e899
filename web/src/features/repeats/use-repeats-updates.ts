import { repeats } from '@runmart/contract/repeats'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'

/** Refetches the plans on each notification: every action of the planner sends one. */
export function useRepeatsUpdates(): void {
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind === 'notified') void invalidate(repeats.ofOrder, repeats.list)
      }),
    [],
  )
}
