import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { usernamesOf } from '#features/accounts/index.ts'
import { listServiceNames } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'

/** The names for the desk's filters: every service that may have orders, and the chosen customer. */
export async function nameFilters(
  tx: Tx,
  { query: { customerId }, request }: HandlerInput<typeof api.ordersDesk.filterNames>,
): Promise<Result<DataOf<typeof api.ordersDesk.filterNames>>> {
  const services = await listServiceNames(tx, request.language)
  const names = customerId && isUuid(customerId) ? await usernamesOf(tx, [customerId]) : new Map<string, string>()
  return { data: { services, customer: names.get(customerId ?? '') || null } }
}
