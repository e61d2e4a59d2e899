import { orders } from '@runmart/contract/orders'
import type { Quote } from '@runmart/contract/orders-order'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { endpointQuery, invalidate } from '#platform/query-client.ts'
import { RefusedError } from '#platform/refused-error.ts'
import { useSession } from '#platform/session.ts'
import { useDebounced } from '#ui/use-debounced.ts'

/** The inputs of a price, apart from the code. */
export type QuoteInput = { serviceId: string; amount: number; runs?: number }
export type Price = {
  /** The answer for the current form values, never for earlier ones. */
  quote: Quote | null
  isFetching: boolean
  error: string | null
  problems: Record<string, string>
  codeProblem: string | null
  refetch: () => void
}

const CODE_PAUSE_MS = 500

/** The price of the form values, line by line. A refused code is a `codeProblem`, and the price comes without it. */
export function usePrice(input: QuoteInput | null, code: string): Price {
  const typed = code.trim()
  const settled = useDebounced(typed, CODE_PAUSE_MS)
  const deposited = useSession().user?.totalDeposit
  // A deposit can raise the discount.
  useEffect(() => {
    if (deposited) invalidate(orders.quote)
  }, [deposited])
  const withCode = useQuote(input, settled)
  const codeProblem = settled && settled === typed ? (withCode.problems.discountCode ?? null) : null
  const withoutCode = useQuote(codeProblem ? input : null, '')
  const current = codeProblem ? withoutCode : withCode
  const isFetching = current.isFetching || (input !== null && typed !== settled)
  return { ...current, isFetching, quote: isFetching ? null : current.quote, codeProblem }
}

function useQuote(input: QuoteInput | null, discountCode: string): Omit<Price, 'codeProblem'> {
  const t = useTranslations()
  const body = input && { ...input, ...(discountCode && { discountCode }) }
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
