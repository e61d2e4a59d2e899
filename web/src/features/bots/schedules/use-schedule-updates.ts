import { botSchedules } from '@runmart/contract/bots-schedules'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'

/** Keeps schedules up to date: whatever becomes of one is told as a change of its order. */
export function useScheduleUpdates(): void {
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind === 'order-changed') void invalidate(botSchedules.ofOrder, botSchedules.list)
      }),
    [],
  )
}
