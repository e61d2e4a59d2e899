import type { Language } from '@runmart/contract/accounts'
import type { Notification, NotificationContent } from '@runmart/contract/notifications'
import { findOrderedServices } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { StoredNotification } from './item-queries.ts'

export type NamedNews = Pick<Notification, 'news' | 'service'>

/** Adds the ordered service to each notification about an order, in the requested language. */
export async function nameServices<News extends Pick<StoredNotification, 'news'>>(
  tx: Reader,
  items: readonly News[],
  language: Language,
): Promise<(News & NamedNews)[]> {
  const services = await findOrderedServices(
    tx,
    items.map(({ news }) => orderIdOf(news)),
    language,
  )
  return items.map((it) => {
    const service = services.get(orderIdOf(it.news))
    if (!service) return { ...it, service: null }
    const { name, category, categoryName } = service
    return { ...it, service: { name, category, categoryName } }
  })
}

function orderIdOf(news: NotificationContent): string {
  return 'orderId' in news ? news.orderId : ''
}
