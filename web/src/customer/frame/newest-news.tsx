import { NewsList } from '../../features/notifications/news-list.tsx'
import { NewsSkeleton } from '../../features/notifications/news-skeleton.tsx'
import { NoNews } from '../../features/notifications/no-news.tsx'
import { useNews } from '../../features/notifications/use-news.ts'
import { Refused } from '../../ui/refused.tsx'

const NEWEST = 8

/** As much of the news as fits under the bell. */
export function NewestNews({ onFollow }: { onFollow: () => void }) {
  const { data, refusal, asking, askAgain } = useNews(1, NEWEST)
  if (refusal)
    return (
      <Refused onRetry={askAgain} retrying={asking}>
        {refusal}
      </Refused>
    )
  if (!data) return <NewsSkeleton rows={4} />
  if (data.total === 0) return <NoNews />
  return <NewsList items={data.items} onFollow={onFollow} />
}
