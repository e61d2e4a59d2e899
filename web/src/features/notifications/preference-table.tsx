import { newsKinds, type Preferences } from '@runmart/contract/notifications'
import { useTranslations } from '#platform/language.tsx'
import { Switch } from '#ui/switch.tsx'
import { savePreference } from './save-preference.ts'

type Props = { preferences: Preferences; withTelegram: boolean }

/** Each kind of news and the ways it goes out. Telegram is a way once there is a chat to send to. */
export function PreferenceTable({ preferences, withTelegram }: Props) {
  const t = useTranslations()
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
        {newsKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row" className="h-12 py-2 pl-5 text-left font-medium text-pretty text-ink">
              {t(`notificationKinds.${kind}`)}
            </th>
            {ways.map((way) => (
              <td key={way} className="text-center">
                <Switch
                  label={`${t(`notificationSettings.${way}`)}: ${t(`notificationKinds.${kind}`)}`}
                  checked={preferences[kind][way]}
                  onChange={(wanted) => savePreference(kind, way, wanted)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
