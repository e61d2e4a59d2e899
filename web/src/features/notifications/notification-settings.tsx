import { notificationKinds, notifications } from '@runmart/contract/notifications'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'
import { useApi } from '#platform/use-api.ts'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PreferenceTable } from './preference-table.tsx'
import { TelegramSettings } from './telegram-settings.tsx'

/** Which notifications are also sent by mail and Telegram, and the chat they are sent to. */
export function NotificationSettings() {
  const { data, error, isFetching, refetch } = useApi(notifications.settings)
  // A chat was linked: Telegram called the server, the server published it.
  useEffect(
    () =>
      onLiveEvent((event) => event.kind === 'changed' && event.what === 'user' && invalidate(notifications.settings)),
    [],
  )
  if (error)
    return (
      <Refused onRetry={refetch} retrying={isFetching}>
        {error}
      </Refused>
    )
  if (!data) return <Loading />
  const { preferences, telegram } = data
  return (
    <>
      <PreferenceTable preferences={preferences} withTelegram={telegram?.chat != null} />
      {telegram && (
        <div aria-live="polite" className="border-t border-line px-5 py-4">
          <TelegramSettings bot={telegram.botName} chat={telegram.chat} />
        </div>
      )}
    </>
  )
}

/** As high as the table, so that nothing below moves when it comes. */
function Loading() {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      <div className="h-10" />
      {notificationKinds.map((kind) => (
        <div key={kind} className="flex h-12 items-center justify-between px-5">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-5 w-10 rounded-full" />
        </div>
      ))}
    </div>
  )
}
