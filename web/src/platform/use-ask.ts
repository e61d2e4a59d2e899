import type { CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint, DataOf } from '@runmart/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useSay } from './language.tsx'
import { question } from './question.ts'

/** Something a page shows: asked once, kept, asked again when stale. Draw all four states; `refusal` is a sentence. */
export function useAsk<E extends AnyEndpoint>(endpoint: E, ...args: CallArgs<E>) {
  const say = useSay()
  const { data, error, isFetching, refetch } = useQuery(question(endpoint, ...args))
  return {
    data: data as DataOf<E> | undefined,
    refusal: error && !data ? error.message || say('frame.unreachable') : null,
    asking: isFetching,
    askAgain: () => void refetch(),
  }
}
