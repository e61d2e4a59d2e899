import { Bell, Settings } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { paths } from '#platform/paths.ts'
import { useFilters } from '#platform/use-filters.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { MarkAllButton } from './mark-all-button.tsx'
import { NotificationList } from './notification-list.tsx'
import { useNotifications } from './use-notifications.ts'

/** All notifications of a customer, page by page. */
export default function NotificationsPage() {
  const t = useTranslations()
  const { limit } = useLayoutPreference()
  const { page, setPage, ...filters } = useFilters()
  const [upTo, setUpTo] = useState<string>()
  const list = useNotifications(page, limit, page === 1 ? undefined : upTo)
  // Pins older pages to the newest notification of the first page, so that later ones do not shift them.
  const turnTo = (next: number) => {
    setUpTo(next === 1 ? undefined : list.data?.upTo)
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
            <MarkAllButton unread={list.data?.unread ?? 0} upTo={list.data?.upTo} />
            <ButtonLink to={paths.profileNotifications} icon={<Settings aria-hidden />}>
              {t('notifications.settings')}
            </ButtonLink>
          </>
        }
      />
      <ListScreen
        list={list}
        filters={{ ...filters, setPage: turnTo }}
        skeleton={<RowsSkeleton rows={8} dense icon end="none" />}
        empty={{
          icon: Bell,
          title: t('notifications.empty'),
          text: t('notifications.emptyText'),
          action: (
            <ButtonLink to={paths.profileNotifications} size="sm">
              {t('notifications.emptyAction')}
            </ButtonLink>
          ),
        }}
      >
        {(items) => <NotificationList items={items} />}
      </ListScreen>
    </>
  )
}
