import type { Notification } from '@runmart/contract/notifications'
import { useTranslations } from '#platform/language.tsx'
import { List } from '#ui/list.tsx'
import { NewsRow } from './news-row.tsx'

type Props = { items: readonly Notification[]; onFollow?: () => void }

/** What I was told, newest first. */
export function NewsList({ items, onFollow }: Props) {
  const t = useTranslations()
  return (
    <List label={t('notifications.title')}>
      {items.map((item) => (
        <NewsRow key={item.id} notification={item} onFollow={onFollow} />
      ))}
    </List>
  )
}
