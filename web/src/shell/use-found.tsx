import { search } from '@runmart/contract/search'
import { keepPreviousData } from '@tanstack/react-query'
import { ArrowLeftRight, Bot, Package, ShoppingBag } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { endpointQuery } from '#platform/query-client.ts'
import { useApiQuery } from '#platform/use-api.ts'
import { moneyText } from '#ui/money-text.ts'
import { useDebounced } from '#ui/use-debounced.ts'
import type { Found } from './palette-search.ts'
import type { CommandGroup } from './use-commands.ts'

/** The server's results for these words as palette lines, after the typing pauses; empty without words. */
export function useFound(words: string): Found {
  const { language, t } = useLanguage()
  const navigate = useNavigate()
  const asked = useDebounced(words)
  const isAsked = words !== '' && asked !== ''
  const { data, error, isFetching, refetch } = useApiQuery({
    ...endpointQuery(search.find, { query: { q: asked } }, language),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const found = isAsked ? data : undefined
  const groups: CommandGroup[] = [
    {
      label: t('shell.services'),
      items: (found?.services ?? []).map(({ id, name, serviceType, status }) => ({
        id,
        label: name,
        icon: serviceType === 'AUTO_BOT' ? Bot : ShoppingBag,
        ...(status !== 'active' && { note: t(`serviceStates.${status}`) }),
        run: () => void navigate(paths.orderService(id)),
      })),
    },
    {
      label: t('shell.orders'),
      items: (found?.orders ?? []).map(({ id, orderCode, serviceName, orderStatus }) => ({
        id,
        label: serviceName,
        icon: Package,
        note: (
          <>
            {t(`orderStates.${orderStatus}`)} <span className="font-mono text-xs">{orderCode}</span>
          </>
        ),
        run: () => void navigate(paths.order(id)),
      })),
    },
    {
      label: t('shell.transactions'),
      items: (found?.transactions ?? []).map(({ transactionCode, amount }) => ({
        id: transactionCode,
        label: transactionCode,
        icon: ArrowLeftRight,
        note: moneyText(language, amount, true),
        run: () => void navigate(paths.transaction(transactionCode)),
      })),
    },
  ]
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: words !== '' && (asked !== words || isFetching),
    failed: isAsked && error !== null,
    retry: () => void refetch(),
  }
}
