import { holdsWords } from '@runmart/contract/fold-text'
import { searchOperator } from '@runmart/contract/search-operator'
import { keepPreviousData } from '@tanstack/react-query'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { endpointQuery } from '#platform/query-client.ts'
import { useApiQuery } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { useDebounced } from '#ui/use-debounced.ts'
import type { Found } from '../palette-search.ts'
import { useFoundGroups } from './use-found-groups.tsx'

const SHORTEST_WORD = 3

/** The server's results in the areas that the operator has rights for, after the typing pauses. */
export function useOperatorFound(words: string): Found {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const may = useRights()
  const asked = useDebounced(words)
  const isAsked = words !== '' && asked !== ''
  const args = { query: { q: asked } }
  const asking = (isAllowed: boolean) => ({ enabled: isAsked && isAllowed, placeholderData: keepPreviousData })
  const areas = {
    orders: useApiQuery({ ...endpointQuery(searchOperator.orders, args, language), ...asking(may('orders')) }),
    customers: useApiQuery({ ...endpointQuery(searchOperator.customers, args), ...asking(may('customers')) }),
    money: useApiQuery({ ...endpointQuery(searchOperator.money, args), ...asking(may('money')) }),
    services: useApiQuery({ ...endpointQuery(searchOperator.services, args, language), ...asking(may('catalog')) }),
  }
  const all = Object.values(areas)
  // Older results stay only if they contain the new words: Enter never opens a result that does not match.
  const current = <T,>({ isPlaceholderData }: { isPlaceholderData: boolean }, things: readonly T[] = []) =>
    isPlaceholderData || asked !== words ? things.filter((it) => holdsWords(textOf(it), words)) : [...things]
  const found = useFoundGroups(words, {
    orders: current(areas.orders, areas.orders.data?.orders),
    customers: current(areas.customers, areas.customers.data?.customers),
    transfers: current(areas.money, areas.money.data?.transfers),
    transactions: current(areas.money, areas.money.data?.transactions),
    services: current(areas.services, areas.services.data?.services),
  })
  const isSlow = [areas.orders, areas.customers, areas.money].some((it) => it.data?.indexed === false)
  const isShort = words.length < SHORTEST_WORD && (may('orders') || may('money'))
  return {
    groups: isAsked ? found : [],
    isSearching: words !== '' && (asked !== words || all.some((it) => it.isFetching)),
    failed: isAsked && all.some((it) => it.error !== null),
    retry: () => {
      for (const it of all) if (it.error) void it.refetch()
    },
    hint:
      words === '' ? undefined : isShort ? t('operatorSearch.short') : isSlow ? t('operatorSearch.slow') : undefined,
  }
}

function textOf(thing: unknown): string {
  if (typeof thing === 'object' && thing !== null) return Object.values(thing).map(textOf).join(' ')
  return typeof thing === 'string' ? thing : ''
}
