import { bots, lineStatuses, type OrderRun } from '@runmart/contract/bots'
import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Choice } from '#ui/choice.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { ResultTable } from './result-table.tsx'
import { useFreshResults } from './use-fresh-results.ts'

type Props = OrderRun & { /** What can be done with them, beside the filter. */ actions: ReactNode }

/** What became of each line, growing while the bot works; which lines is part of the address. */
export function RunResults({ order, run, actions }: Props) {
  const t = useTranslations()
  const filters = useFilters(readLineFilter)
  const { lines: status } = filters.values
  const list = useApiPage(bots.results, filters.page, { params: { id: order.id }, query: status ? { status } : {} })
  useFreshResults({ order, run })
  return (
    <Section
      title={t('runConsole.results')}
      padded={false}
      action={
        <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto sm:flex-1 sm:justify-end">
          <Choice
            bare
            label={t('runConsole.whichLines')}
            name="lines"
            value={status ?? 'all'}
            options={[
              { value: 'all', label: t('runConsole.everyStatus') },
              ...lineStatuses.map((it) => ({ value: it, label: t(`lineStates.${it}`) })),
            ]}
            onChange={(next) => filters.set({ lines: next === 'all' ? null : next }, true)}
          />
          {actions}
        </div>
      }
    >
      <ListScreen
        frame="none"
        list={list}
        filters={filters}
        skeleton={<RowsSkeleton dense lines={1} end="text" />}
        empty={{ icon: ListChecks, title: t('runConsole.resultsEmpty'), text: t('runConsole.resultsEmptyText') }}
        noMatch={{ title: t('runConsole.resultsNoMatch'), text: t('runConsole.resultsNoMatchText') }}
      >
        {(rows) => <ResultTable rows={rows} />}
      </ListScreen>
    </Section>
  )
}

function readLineFilter(get: (name: 'lines') => string) {
  const lines = lineStatuses.find((it) => it === get('lines'))
  return lines ? { lines } : {}
}
