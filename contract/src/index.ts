import { accounts } from './accounts.ts'
import { catalog } from './catalog.ts'
import { dashboard } from './dashboard.ts'
import { deposits } from './deposits.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { ledger } from './ledger.ts'
import { site } from './site.ts'

/** The whole route table: what web, resellers and tests may call. */
export const api = { accounts, catalog, dashboard, deposits, ledger, site }

export const allEndpoints: readonly AnyEndpoint[] = Object.values(api).flatMap(
  (group) => Object.values(group) as AnyEndpoint[],
)
