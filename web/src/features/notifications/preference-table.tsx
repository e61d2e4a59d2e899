import {
  type Channels,
  type NotificationKind,
  notificationKinds,
  notifications,
  type Preferences,
} from '@runmart/contract/notifications'
import { useTranslations } from '#platform/language.tsx'
import { type Act, useAct } from '#platform/use-act.ts'
import { Switch } from '#ui/switch.tsx'
import { settingsCache } from './settings-cache.ts'

type Props = { preferences: Preferences; withTelegram: boolean }

/** Which kinds of notification go out by mail and Telegram. Telegram is there once there is a chat to send to. */
export function PreferenceTable({ preferences, withTelegram }: Props) {
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

/** Switches at once, and back when the server refuses. One request after the other: the last press wins. */
function savePreference(save: Save, kind: NotificationKind, way: keyof Channels, isOn: boolean): void {
  preview(kind, way, isOn)
  pending += 1
  queue = queue.then(async () => {
    const ways = settingsCache.get()?.preferences[kind]
    const sent = ways && { preferences: { [kind]: ways } }
    const answer = sent && (await save({ body: sent }))
    pending -= 1
    if (!answer?.success) preview(kind, way, !isOn)
    // An earlier answer would switch back what was pressed since.
    else if (pending === 0) settingsCache.set(answer.data)
  })
}

function preview(kind: NotificationKind, way: keyof Channels, isOn: boolean): void {
  settingsCache.preview(({ preferences, ...others }) => ({
    ...others,
    preferences: { ...preferences, [kind]: { ...preferences[kind], [way]: isOn } },
  }))
}
