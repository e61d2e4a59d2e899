import { Bell } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { NewsList } from './news-list.tsx'
import type { useNews } from './use-news.ts'

type Props = { news: ReturnType<typeof useNews>; onFollow: () => void }

/** The newest notifications under the bell. */
export function NewestNews({ news, onFollow }: Props) {
  const t = useTranslations()
  return (
    <ListScreen
      frame="none"
      list={news}
      skeleton={<RowsSkeleton rows={4} dense icon end="none" />}
      empty={{ icon: Bell, title: t('notifications.empty'), text: t('notifications.emptyText') }}
    >
      {(items) => <NewsList items={items} onFollow={onFollow} />}
    </ListScreen>
  )
}
