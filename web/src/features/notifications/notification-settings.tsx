import {
  type Channels,
  type NotificationKind,
  notificationKinds,
  notifications,
  type Preferences,
} from '@runmart/contract/notifications'
import { useEffect } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'
import { type Act, useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { settingsCache } from './settings-cache.ts'
import { TelegramSettings } from './telegram-settings.tsx'

/** Chooses the notifications for mail and Telegram, and links the Telegram chat. */
export function NotificationSettings() {
  const { data, error, isFetching, refetch } = useApi(notifications.settings)
  // The server publishes this event after Telegram linked a chat.
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

/** Matches the height of the table, to avoid a layout shift. */
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

type Props = { preferences: Preferences; withTelegram: boolean }

/** Notification kinds by mail and Telegram; Telegram only with a linked chat. */
function PreferenceTable({ preferences, withTelegram }: Props) {
  const t = useTranslations()
  const { act } = useAct(notifications.saveSettings, { refusals: 'toast' })
  const ways = withTelegram ? (['mail', 'telegram'] as const) : (['mail'] as const)
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t('notificationSettings.title')}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-faint">
          <th scope="col" className="h-10 pl-5 text-left font-semibold">
            {t('notificationSettings.kind')}
          </th>
          {ways.map((way) => (
            <th key={way} scope="col" className="w-20 font-semibold">
              {t(`notificationSettings.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {notificationKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row" className="h-12 py-2 pl-5 text-left font-medium text-pretty text-ink">
              {t(`notificationKinds.${kind}`)}
            </th>
            {ways.map((way) => (
              <td key={way} className="text-center">
                <Switch
                  label={`${t(`notificationSettings.${way}`)}: ${t(`notificationKinds.${kind}`)}`}
                  checked={preferences[kind][way]}
                  onChange={(isOn) => savePreference(act, kind, way, isOn)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Save = Act<typeof notifications.saveSettings>

let queue: Promise<void> = Promise.resolve()
let pending = 0

/** Switches at once, and back if the server refuses. Sends one request at a time: the last press wins. */
function savePreference(save: Save, kind: NotificationKind, way: keyof Channels, isOn: boolean): void {
  preview(kind, way, isOn)
  pending += 1
  queue = queue.then(async () => {
    const ways = settingsCache.get()?.preferences[kind]
    const sent = ways && { preferences: { [kind]: ways } }
    const answer = sent && (await save({ body: sent }))
    pending -= 1
    if (!answer?.success) preview(kind, way, !isOn)
    // An earlier answer would undo later presses.
    else if (pending === 0) settingsCache.set(answer.data)
  })
}

function preview(kind: NotificationKind, way: keyof Channels, isOn: boolean): void {
  settingsCache.preview(({ preferences, ...others }) => ({
    ...others,
    preferences: { ...preferences, [kind]: { ...preferences[kind], [way]: isOn } },
  }))
}
