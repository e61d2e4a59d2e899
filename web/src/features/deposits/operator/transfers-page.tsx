import { deposits } from '@runmart/contract/deposits'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiList } from '#platform/use-api-list.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { FeedStrip } from './feed-strip.tsx'
import { InboxActions } from './inbox-actions.tsx'
import { InboxDialogs } from './inbox-dialogs.tsx'
import { InboxPanel } from './inbox-panel.tsx'
import { useDecision } from './use-decision.ts'
import { useTransferFilters } from './use-transfer-filters.ts'

/** What waits for the operator now, everything that ever came, and how the ways in are doing. */
export default function InboxPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const filters = useTransferFilters()
  const inbox = useApiList(deposits.transfers, { query: filters.query })
  const decision = useDecision()
  const panel = (
    <InboxPanel
      filters={filters}
      inbox={inbox}
      onAssign={(transfer) => decision.begin('assign', transfer)}
      onPutAside={(transfer) => decision.begin('put-aside', transfer)}
    />
  )
  const waiting = inbox.data ? ` · ${new Intl.NumberFormat(language).format(inbox.data.unmatched)}` : ''
  return (
    <>
      <title>{`${t('operatorTransfers.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorTransfers.title')}
        description={t('operatorTransfers.intro')}
        actions={<InboxActions />}
      />
      <div className="mb-6">
        {inbox.data ? (
          <FeedStrip feeds={inbox.data.feeds} />
        ) : (
          !inbox.refusal && <Skeleton className="h-19 w-full rounded-lg max-md:h-57" />
        )}
      </div>
      <Tabs
        value={filters.view}
        onValueChange={(view) => filters.set({ view: view === 'all' ? view : null, status: null })}
        tabs={[
          { value: 'waiting', label: t('operatorTransfers.waiting') + waiting, content: panel },
          { value: 'all', label: t('operatorTransfers.all'), content: panel },
        ]}
      />
      <InboxDialogs decision={decision} />
    </>
  )
}
