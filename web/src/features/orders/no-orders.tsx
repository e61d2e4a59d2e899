import type { ComponentProps } from 'react'
import { useSay } from '#platform/language.tsx'
import { NoResults } from '#ui/no-results.tsx'

/** A list of orders with nothing to show. */
export function NoOrders(props: Omit<ComponentProps<typeof NoResults>, 'noMatch'>) {
  const say = useSay()
  return <NoResults {...props} noMatch={{ title: say('orders.noMatch'), text: say('orders.noMatchText') }} />
}
