import { notifications } from '@runmart/contract/notifications'
import { useEffect } from 'react'
import { onNews } from '../../platform/news.ts'
import { stale } from '../../platform/stale.ts'
import { useAsk } from '../../platform/use-ask.ts'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PreferenceTable } from './preference-table.tsx'
import { TelegramChat } from './telegram-chat.tsx'
import { TelegramLink } from './telegram-link.tsx'

/** Which news also comes by mail and by Telegram, and the chat it comes to. */
export function NotificationSettings() {
  const { data, refusal, asking, askAgain } = useAsk(notifications.settings)
  // A chat was linked: Telegram told the server, the server tells us.
  useEffect(
    () => onNews((event) => event.kind === 'changed' && event.what === 'user' && stale(notifications.settings)),
    [],
  )
  if (refusal)
    return (
      <Refused onRetry={askAgain} retrying={asking}>
        {refusal}
      </Refused>
    )
  if (!data) return <Loading />
  const { preferences, telegram } = data
  return (
    <>
      <PreferenceTable preferences={preferences} withTelegram={telegram?.chat != null} />
      {telegram && (
        <div aria-live="polite" className="border-t border-line px-5 py-4">
          {telegram.chat === null ? (
            <TelegramLink bot={telegram.botName} />
          ) : (
            <TelegramChat bot={telegram.botName} chat={telegram.chat} />
          )}
        </div>
      )}
    </>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5 p-5">
      {['w-40', 'w-52', 'w-36', 'w-32', 'w-44', 'w-48'].map((width) => (
        <div key={width} className="flex justify-between">
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="h-5 w-10 rounded-full" />
        </div>
      ))}
    </div>
  )
}
