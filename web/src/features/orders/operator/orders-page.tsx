import { orderDesk } from '@runmart/contract/orders-operator'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { useAskList } from '#platform/use-ask-list.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { useDeskFilters } from './use-desk-filters.ts'

/** What waits for an operator now, what is in progress, and everything that was ever ordered. */
export default function OrdersPage() {
  const { language } = useLanguage()
  const say = useOperatorSay()
  const filters = useDeskFilters()
  const queue = useAskList(orderDesk.queue, { query: filters.query })
  const panel = <QueuePanel filters={filters} queue={queue} />
  const counted = (count: number | undefined) =>
    count === undefined ? '' : ` · ${new Intl.NumberFormat(language).format(count)}`
  const waiting = queue.data?.waiting
  return (
    <>
      <title>{`${say('orderDesk.title')} · Runmart`}</title>
      <PageHeader title={say('orderDesk.title')} description={say('orderDesk.intro')} />
      <Tabs
        value={filters.view}
        onValueChange={(view) => filters.set({ view: view === 'pending' ? null : view, status: null })}
        tabs={[
          { value: 'pending', label: say('orderDesk.pending') + counted(waiting?.pending), content: panel },
          { value: 'in-progress', label: say('orderDesk.inProgress') + counted(waiting?.inProgress), content: panel },
          { value: 'all', label: say('orderDesk.all'), content: panel },
        ]}
      />
    </>
  )
}
