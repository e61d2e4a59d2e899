import type { Service } from '@runmart/contract/catalog'
import { useSearchParams } from 'react-router'
import { canOrder } from './limits.ts'

/**
 * The service of an order form. The URL holds it, so that customers can share a choice. Without a choice in the URL,
 * the stored service counts: after a deposit, or on another day.
 */
export function useChosenService(services: readonly Service[], kept: string | null = null) {
  const [search, setSearch] = useSearchParams()
  // A page for some services ignores a draft for another. A missing order to repeat still shows as lost.
  const isHere = search.has('again') || services.some(({ id }) => id === kept)
  const named = search.get('service') ?? (isHere && !search.has('type') ? kept : null)
  const found = services.find((service) => service.id === named) ?? null
  const change = (changes: Record<string, string | null>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    /** The chosen service if it is available; an unavailable one is `lost`. */
    chosen: found && canOrder(found) ? found : null,
    found,
    lost: named !== null && services.length > 0 && !(found && canOrder(found)),
    search,
    change,
  }
}
