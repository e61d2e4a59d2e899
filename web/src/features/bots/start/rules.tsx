import type { bots } from '@runmart/contract/bots'
import type { DataOf } from '@runmart/contract/endpoint'
import { useTranslations } from '#platform/language.tsx'

/** What holds for every run: how many at once, for how long, and when its lines are deleted. */
export function Rules({ rules }: Pick<DataOf<typeof bots.list>, 'rules'>) {
  const t = useTranslations()
  return (
    <ul className="list-disc space-y-1 pl-5 text-[13px] text-pretty text-ink-faint">
      <li>{t('botStart.atOnce', { count: rules.runsAtOnce })}</li>
      <li>{t('botStart.timeLimits', { seconds: rules.lineSeconds, hours: rules.runHours })}</li>
      <li>{t('botStart.keptFor', { count: rules.keepDays })}</li>
    </ul>
  )
}
