import { type BotSchedule, botSchedules } from '@runmart/contract/bots-schedules'
import { CalendarClock, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Details } from '#ui/details.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { scheduleText } from './schedule-text.ts'
import { useScheduleUpdates } from './use-schedule-updates.ts'

/** The schedule of a bot with paid days, with buttons to set, change and remove it. Empty if none is possible. */
export function RunSchedule({ orderId }: { orderId: string }) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const { data, error, isFetching, refetch } = useApi(botSchedules.ofOrder, { params: { id: orderId } })
  useScheduleUpdates()
  if (data && !data.schedule && !data.canSchedule) return null
  const schedule = data?.schedule ?? null
  return (
    <Section
      title={t('botSchedules.section')}
      padded={false}
      action={
        data && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" icon={<CalendarClock aria-hidden />} onClick={() => setOpen(true)}>
              {t(schedule ? 'botSchedules.change' : 'botSchedules.set')}
            </Button>
            {schedule && <RemoveSchedule orderId={orderId} />}
          </div>
        )
      }
    >
      {error && (
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      )}
      {!data && !error && (
        <div className="px-5 py-4">
          <Skeleton className="h-5 w-64 max-w-full" />
        </div>
      )}
      {data && !schedule && <p className="px-5 py-4 text-pretty text-ink-soft">{t('botSchedules.sectionText')}</p>}
      {schedule && <ScheduleFacts schedule={schedule} />}
      <ScheduleDialog orderId={orderId} schedule={schedule} open={open} onClose={() => setOpen(false)} />
    </Section>
  )
}

function ScheduleFacts({ schedule: { when, nextAt, passedOver } }: { schedule: BotSchedule }) {
  const translations = useLanguage()
  const { t } = translations
  return (
    <div className="px-5 py-1">
      <Details
        items={[
          {
            label: t('botSchedules.next'),
            value: nextAt ? <DateTime at={nextAt} as="time" /> : t('botSchedules.noNext'),
          },
          { label: t('botSchedules.when'), value: scheduleText(translations, when) },
        ]}
      />
      {passedOver && (
        <p role="status" className="border-t border-line py-3 text-[13px] text-pretty text-ink-soft">
          {t(`schedulePassedOver.${passedOver}`)}
        </p>
      )}
    </div>
  )
}

/** Removes a schedule without a confirmation: the customer can set it again, and no run stops. */
function RemoveSchedule({ orderId }: { orderId: string }) {
  const t = useTranslations()
  const { act, acting } = useAct(botSchedules.remove, { refusals: 'toast' })
  return (
    <Button
      size="sm"
      icon={<Trash2 aria-hidden />}
      aria-label={t('botSchedules.removeNamed')}
      loading={acting}
      onClick={() => void act({ params: { id: orderId } })}
    >
      {t('botSchedules.remove')}
    </Button>
  )
}
