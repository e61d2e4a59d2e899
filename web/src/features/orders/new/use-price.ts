import { orders, type Quote } from '@runmart/contract/orders'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { endpointQuery, invalidate } from '#platform/query-client.ts'
import { RefusedError } from '#platform/refused-error.ts'
import { useSession } from '#platform/session.ts'
import { useDebounced } from '#ui/use-debounced.ts'

/** What a price depends on, apart from the code. */
export type Wanted = { serviceId: string; amount: number }
export type Price = {
  /** The answer to what is filled in now; never to what was filled in before. */
  quote: Quote | null
  isFetching: boolean
  error: string | null
  problems: Record<string, string>
  codeProblem: string | null
  refetch: () => void
}

const CODE_PAUSE_MS = 500

/** The price of what is filled in, line by line. A code that is refused is told, and the price without it stays shown. */
export function usePrice(wanted: Wanted | null, code: string): Price {
  const typed = code.trim()
  const settled = useDebounced(typed, CODE_PAUSE_MS)
  const deposited = useSession().user?.totalDeposit
  // A deposit can raise the discount.
  useEffect(() => {
    if (deposited) invalidate(orders.quote)
  }, [deposited])
  const whole = useQuote(wanted, settled)
  const codeProblem = settled && settled === typed ? (whole.problems.discountCode ?? null) : null
  const bare = useQuote(codeProblem ? wanted : null, '')
  const shown = codeProblem ? bare : whole
  const isFetching = shown.isFetching || (wanted !== null && typed !== settled)
  return { ...shown, isFetching, quote: isFetching ? null : shown.quote, codeProblem }
}

function useQuote(wanted: Wanted | null, discountCode: string): Omit<Price, 'codeProblem'> {
  const t = useTranslations()
  const body = wanted && { ...wanted, ...(discountCode && { discountCode }) }
  const now = JSON.stringify(body)
  const settled = useDebounced(now)
  const query: UseQueryOptions<Quote> = {
    ...endpointQuery(orders.quote, { body }),
    enabled: body !== null && now === settled,
  }
  const { data, error, isFetching, refetch } = useQuery(query)
  return {
    quote: body && data && now === settled ? data : null,
    isFetching: body !== null && (now !== settled || (isFetching && !data)),
    error: body && error && now === settled ? error.message || t('shell.unreachable') : null,
    problems: body && error instanceof RefusedError ? error.fields : {},
    refetch: () => void refetch(),
  }
}
