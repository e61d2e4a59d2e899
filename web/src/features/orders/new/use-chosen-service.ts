import type { Service } from '@runmart/contract/catalog'
import { useSearchParams } from 'react-router'
import { canOrder } from './limits.ts'

/**
 * The service of an order form, stored in the URL so that a choice can be shared. Where the address chooses nothing, it is the
 * one that was filled in before: back from the deposit, or another day.
 */
export function useChosenService(services: readonly Service[], kept: string | null = null) {
  const [search, setSearch] = useSearchParams()
  // A page for some services knows nothing of a draft for another; an order to repeat is missed when it is gone.
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
    /** The one that can be ordered; one that cannot is `lost`. */
    chosen: found && canOrder(found) ? found : null,
    found,
    lost: named !== null && services.length > 0 && !(found && canOrder(found)),
    search,
    change,
  }
}
