import { botSchedules } from '@runmart/contract/bots-schedules'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { DateTime } from '#ui/date-time.tsx'
import { scheduleText } from '../schedules/schedule-text.ts'

/** Among the facts of an order: when its bot starts by itself. Nothing where it does not. */
export function OrderSchedule({ orderId }: { orderId: string }) {
  const translations = useLanguage()
  const t = useOperatorTranslations()
  const { data } = useApi(botSchedules.ofOperatorOrder, { params: { id: orderId } })
  if (!data?.schedule) return null
  const { when, nextAt } = data.schedule
  const dates = scheduleText(translations, when)
  return (
    <div className="border-t border-line py-3">
      <p className="text-ink-faint">{t('operatorBots.scheduleTitle')}</p>
      <p className="mt-1 text-pretty text-ink">
        {when.by === 'clock' ? t('operatorBots.scheduleText', { when: dates }) : dates}
        {nextAt && (
          <span className="whitespace-nowrap">
            , {t('operatorBots.scheduleNext')} <DateTime at={nextAt} as="time" />
          </span>
        )}
      </p>
    </div>
  )
}
