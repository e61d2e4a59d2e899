import { notifications } from '@runmart/contract/notifications'
import { useEffect } from 'react'
import { onNews } from '../../platform/news.ts'
import { stale } from '../../platform/stale.ts'
import { useAskList } from '../../platform/use-ask-list.ts'
import { keepUnread } from './unread.ts'

/** A page of what I was told, asked again when there is more; the bell agrees with it. */
export function useNews(page: number, limit: number) {
  const answer = useAskList(notifications.list, { query: { page: String(page), limit: String(limit) } })
  const unread = answer.data?.unread
  useEffect(() => {
    if (unread !== undefined) keepUnread(unread)
  }, [unread])
  useEffect(() => onNews((event) => event.kind === 'notified' && stale(notifications.list)), [])
  return answer
}
