import { bots } from '@runmart/contract/bots'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '#platform/endpoint-query.ts'
import { useLanguage } from '#platform/language.tsx'
import { useApiQuery } from '#platform/use-api-query.ts'

/** The bots that are installed and the rules for all of them; they speak the asked language, so each is an answer of its own. */
export function useBots() {
  const { language } = useLanguage()
  return useApiQuery({
    ...endpointQuery(bots.list),
    queryKey: [bots.list.path, language],
    placeholderData: keepPreviousData,
  })
}
