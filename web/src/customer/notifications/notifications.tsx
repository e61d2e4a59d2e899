import { Settings } from 'lucide-react'
import { MarkAllButton } from '../../features/notifications/mark-all-button.tsx'
import { NewsSkeleton } from '../../features/notifications/news-skeleton.tsx'
import { useNews } from '../../features/notifications/use-news.ts'
import { useSay } from '../../platform/language.tsx'
import { useLayoutPreference } from '../../platform/layout-preference.ts'
import { paths } from '../../platform/paths.ts'
import { useFilters } from '../../platform/use-filters.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Refused } from '../../ui/refused.tsx'
import { NewsResults } from './news-results.tsx'

/** All that I was told, page by page. */
export default function NotificationsPage() {
  const say = useSay()
  const { limit } = useLayoutPreference()
  const { page, setPage } = useFilters<never>()
  const { data, refusal, asking, outdated, askAgain } = useNews(page, limit)
  return (
    <>
      <title>{`${say('notifications.title')} · Runmart`}</title>
      <PageHeader
        title={say('notifications.title')}
        description={say('notifications.intro')}
        actions={
          <>
            <MarkAllButton unread={data?.unread ?? 0} />
            <ButtonLink to={paths.profileSection('notifications')} icon={<Settings aria-hidden />}>
              {say('notifications.settings')}
            </ButtonLink>
          </>
        }
      />
      {data && <NewsResults found={data} outdated={outdated} onPage={setPage} />}
      {!data && (
        <Card padded={false}>
          {refusal ? (
            <Refused onRetry={askAgain} retrying={asking} className="py-20">
              {refusal}
            </Refused>
          ) : (
            <NewsSkeleton rows={8} />
          )}
        </Card>
      )}
    </>
  )
}
