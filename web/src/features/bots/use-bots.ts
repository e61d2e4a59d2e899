import { bots } from '@runmart/contract/bots'
import { useApi } from '#platform/use-api.ts'

/** The bots that are installed and the rules for all of them, in the reader's language. */
export function useBots() {
  return useApi(bots.list, {}, { localized: true })
}
