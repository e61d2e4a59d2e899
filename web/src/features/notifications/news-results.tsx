import type { Notification } from '@runmart/contract/notifications'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { NoResults } from '#ui/no-results.tsx'
import { Results } from '#ui/results.tsx'
import { NewsList } from './news-list.tsx'
import { NoNews } from './no-news.tsx'

type Props = {
  found: { items: readonly Notification[]; total: number; page: number; limit: number }
  outdated: boolean
  onPage: (page: number) => void
}

/** One page of the news, and the way to the next. */
export function NewsResults({ found, outdated, onPage }: Props) {
  const t = useTranslations()
  const none = (
    <NoResults
      total={found.total}
      narrowed={false}
      noMatch={{ title: t('notifications.empty'), text: t('notifications.emptyText') }}
      onReset={() => onPage(1)}
      onFirst={() => onPage(1)}
    >
      <NoNews
        className="py-16"
        action={
          <ButtonLink to={paths.profileSection('notifications')} size="sm">
            {t('notifications.emptyAction')}
          </ButtonLink>
        }
      />
    </NoResults>
  )
  return (
    <Results found={found} outdated={outdated} table={<NewsList items={found.items} />} none={none} onPage={onPage} />
  )
}
