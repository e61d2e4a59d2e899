import { bots } from '@runmart/contract/bots'
import { botSchedules } from '@runmart/contract/bots-schedules'
import { Bot, CalendarClock, History, type LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { useApi, useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { dateTimeText } from '#ui/date-text.ts'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { RunList } from './run-list.tsx'
import { useScheduleUpdates } from './schedules/use-schedule-updates.ts'

/** All runs of the customer: open runs with their next start, then ended runs. */
export function RunsTab() {
  const t = useTranslations()
  const [openPage, setOpenPage] = useState(1)
  const { page, setPage } = useFilters()
  const { data } = useApi(botSchedules.list)
  useScheduleUpdates()
  return (
    <div className="flex flex-col gap-4">
      <RunSection
        state="open"
        page={openPage}
        setPage={setOpenPage}
        empty={{ icon: Bot, title: t('runs.noneOpen'), text: t('runs.noneOpenText') }}
        noteOf={(orderId) => {
          const nextAt = data?.items.find((it) => it.orderId === orderId)?.nextAt
          return nextAt && <NextStart at={nextAt} />
        }}
      />
      <RunSection
        state="ended"
        page={page}
        setPage={setPage}
        empty={{ icon: History, title: t('runs.noneEnded'), text: t('runs.noneEndedText') }}
      />
    </div>
  )
}

type Props = {
  state: 'open' | 'ended'
  page: number
  setPage: (page: number) => void
  empty: { icon: LucideIcon; title: string; text: string }
  noteOf?: (orderId: string) => ReactNode
}

function RunSection({ state, page, setPage, empty, noteOf }: Props) {
  const t = useTranslations()
  const list = useApiPage(bots.runs, page, { query: { state } })
  return (
    <Section title={t(`runs.${state}`)} padded={false}>
      <ListScreen
        frame="none"
        list={list}
        filters={{ isFiltered: false, reset: () => setPage(1), setPage }}
        skeleton={<RowsSkeleton rows={3} />}
        empty={empty}
      >
        {(runs) => <RunList runs={runs} label={t(`runs.${state}`)} {...(noteOf && { noteOf })} />}
      </ListScreen>
    </Section>
  )
}

/** The next scheduled start of a bot. */
function NextStart({ at }: { at: string }) {
  const { language, t } = useLanguage()
  return (
    <p className="flex items-center gap-1.5 text-[13px] text-ink-faint">
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      {t('botSchedules.nextOn', { date: dateTimeText(language, new Date(at)) })}
    </p>
  )
}
