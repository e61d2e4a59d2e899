import { tokens } from '#platform/tokens.ts'
import { loadDepositInformation } from './information.ts'

/** Asks where to send money, if that was not done at the start, without waiting for the answer. */
export function askInformation(): void {
  if (tokens.access()) loadDepositInformation()
}
