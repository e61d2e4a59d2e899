import { bots } from '@runmart/contract/bots'
import type { LucideIcon } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useApiList } from '#platform/use-api-list.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Pager } from '#ui/pager.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { RunList } from './run-list.tsx'

type Props = {
  state: 'open' | 'ended'
  page: number
  onPage: (page: number) => void
  /** What to say while there are none at all. */
  empty: { icon: LucideIcon; title: string; text: string }
}

/** One page of the runs that go on, or of those that ended. */
export function RunPage({ state, page, onPage, empty }: Props) {
  const t = useTranslations()
  const { limit } = useLayoutPreference()
  const { data, refusal, asking, outdated, askAgain } = useApiList(bots.runs, {
    query: { state, page: String(page), limit: String(limit) },
  })
  return (
    <Section title={t(`runs.${state}`)} padded={false}>
      <div aria-busy={outdated} className={outdated ? 'opacity-60 transition-opacity' : undefined}>
        {!data && !refusal && <RowsSkeleton rows={3} />}
        {refusal && (
          <Refused onRetry={askAgain} retrying={asking}>
            {refusal}
          </Refused>
        )}
        {data && data.items.length > 0 && <RunList runs={data.items} label={t(`runs.${state}`)} />}
        {data && data.total === 0 && (
          <Empty icon={empty.icon} title={empty.title}>
            {empty.text}
          </Empty>
        )}
        {data && data.total > 0 && data.items.length === 0 && (
          <Empty
            title={t('lists.pastEnd')}
            action={
              <Button size="sm" onClick={() => onPage(1)}>
                {t('lists.firstPage')}
              </Button>
            }
          />
        )}
        {data && data.items.length > 0 && (
          <Pager page={data.page} limit={data.limit} total={data.total} onPage={onPage} />
        )}
      </div>
    </Section>
  )
}
