import { bots } from '@runmart/contract/bots'
import { Bot, History, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { RunList } from './run-list.tsx'

/** All runs of a customer: open ones first, then those that ended. */
export function RunsTab() {
  const t = useTranslations()
  const [openPage, setOpenPage] = useState(1)
  const { page, setPage } = useFilters()
  return (
    <div className="flex flex-col gap-4">
      <RunSection
        state="open"
        page={openPage}
        setPage={setOpenPage}
        empty={{ icon: Bot, title: t('runs.noneOpen'), text: t('runs.noneOpenText') }}
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
}

function RunSection({ state, page, setPage, empty }: Props) {
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
        {(runs) => <RunList runs={runs} label={t(`runs.${state}`)} />}
      </ListScreen>
    </Section>
  )
}
