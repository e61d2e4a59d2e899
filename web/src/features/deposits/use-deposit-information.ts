import { deposits } from '@runmart/contract/deposits'
import { useAsk } from '#platform/use-ask.ts'
import './information.ts'

/** Where to send money; usually known since the app has started. */
export function useDepositInformation() {
  return useAsk(deposits.information)
}
