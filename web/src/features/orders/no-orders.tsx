import type { ComponentProps } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { NoResults } from '#ui/no-results.tsx'

/** A list of orders with nothing to show. */
export function NoOrders(props: Omit<ComponentProps<typeof NoResults>, 'noMatch'>) {
  const t = useTranslations()
  return <NoResults {...props} noMatch={{ title: t('orders.noMatch'), text: t('orders.noMatchText') }} />
}
