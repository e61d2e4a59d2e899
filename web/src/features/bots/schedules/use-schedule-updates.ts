import { botSchedules } from '@runmart/contract/bots-schedules'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'

/** Refreshes schedules: the server reports their changes as changes of the order. */
export function useScheduleUpdates(): void {
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind === 'order-changed') void invalidate(botSchedules.ofOrder, botSchedules.list)
      }),
    [],
  )
}
