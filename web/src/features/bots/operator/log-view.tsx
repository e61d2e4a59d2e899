import type { LogEntry } from '@runmart/contract/bots'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { FollowBox } from '#ui/follow-box.tsx'

/** The end of a log. */
export function LogView({ log, label }: { log: readonly LogEntry[]; label: string }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' })
  return (
    <FollowBox
      label={label}
      className="max-h-[min(60vh,28rem)] min-h-40 rounded-lg border border-line bg-canvas px-4 py-3 dark:bg-sunken"
    >
      {log.length === 0 && <p className="text-ink-faint">{t('operatorBots.logEmpty')}</p>}
      <ol>
        {log.map((entry) => (
          <li key={entry.id} className="flex gap-3">
            <time dateTime={entry.at} className="shrink-0 text-ink-faint tabular-nums">
              {time.format(new Date(entry.at))}
            </time>
            {entry.from === 'shop' ? (
              <span className="min-w-0 font-semibold wrap-anywhere text-ink">
                {t(`runNotes.${entry.text}`)}
                {entry.detail && `: ${entry.detail}`}
              </span>
            ) : (
              <span className="min-w-0 wrap-anywhere whitespace-pre-wrap text-ink-soft">{entry.text}</span>
            )}
          </li>
        ))}
      </ol>
    </FollowBox>
  )
}
