import { Settings } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { paths } from '#platform/paths.ts'
import { useFilters } from '#platform/use-filters.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Refused } from '#ui/refused.tsx'
import { MarkAllButton } from './mark-all-button.tsx'
import { NewsResults } from './news-results.tsx'
import { NewsSkeleton } from './news-skeleton.tsx'
import { useNews } from './use-news.ts'

/** All that I was told, page by page. */
export default function NotificationsPage() {
  const t = useTranslations()
  const { limit } = useLayoutPreference()
  const { page, setPage } = useFilters<never>()
  const [upTo, setUpTo] = useState<string>()
  const { data, refusal, asking, outdated, askAgain } = useNews(page, limit, page === 1 ? undefined : upTo)
  // Who turns to an older page reads on from what he saw, whatever comes in meanwhile.
  const turnTo = (next: number) => {
    setUpTo(next === 1 ? undefined : data?.upTo)
    setPage(next)
  }
  return (
    <>
      <title>{`${t('notifications.title')} · Runmart`}</title>
      <PageHeader
        title={t('notifications.title')}
        description={t('notifications.intro')}
        actions={
          <>
            <MarkAllButton unread={data?.unread ?? 0} upTo={data?.upTo} />
            <ButtonLink to={paths.profileSection('notifications')} icon={<Settings aria-hidden />}>
              {t('notifications.settings')}
            </ButtonLink>
          </>
        }
      />
      {data && <NewsResults found={data} outdated={outdated} onPage={turnTo} />}
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
