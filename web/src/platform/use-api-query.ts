import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from './language.tsx'
import { Refused } from './refused.ts'

/** An answer of the server as pages draw it; `refusal` is a sentence, `refusalCode` the server's own word for it. */
export function useApiQuery<Data>(options: UseQueryOptions<Data, DefaultError, Data, QueryKey>) {
  const t = useTranslations()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(options)
  return {
    data,
    refusal: error && !data ? error.message || t('shell.unreachable') : null,
    refusalCode: error instanceof Refused && !data ? error.code : null,
    asking: isFetching,
    /** What is shown answers an earlier question; the new answer is on its way. */
    outdated: isPlaceholderData,
    askAgain: () => void refetch(),
  }
}
