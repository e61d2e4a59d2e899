import { Refused } from '#ui/refused.tsx'
import { NewsList } from './news-list.tsx'
import { NewsSkeleton } from './news-skeleton.tsx'
import { NoNews } from './no-news.tsx'
import type { useNews } from './use-news.ts'

type Props = { news: ReturnType<typeof useNews>; onFollow: () => void }

/** The newest news under the bell, or why it is not there. */
export function NewestNews({ news: { data, refusal, asking, askAgain }, onFollow }: Props) {
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
