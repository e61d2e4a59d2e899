import type { UserShop } from '#features/accounts/index.ts'
import type { ObjectStore } from '#outside/object-store/object-store.ts'
import type { SecretsKeys } from '#platform/sealed.ts'

/** What exporting and closing need besides the database. */
export type AccountClosureDependencies = UserShop & {
  secretsKeys: SecretsKeys
  rateLimits: boolean
  /** Where lines and results of ended orders are; null: in the database. */
  store: ObjectStore | null
}
