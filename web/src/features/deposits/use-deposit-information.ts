import { deposits } from '@runmart/contract/deposits'
import { useApi } from '#platform/use-api.ts'
import './information.ts'

/** Where to send money; usually known since the app has started. */
export function useDepositInformation() {
  return useApi(deposits.information)
}
