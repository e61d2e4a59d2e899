import type { ObjectStore } from '#outside/object-store/object-store.ts'
import type { SecretsKeys } from '#platform/sealed.ts'

/** What exporting and closing need besides the database. */
export type AccountClosureDependencies = {
  publicUrl: string
  secretsKeys: SecretsKeys
  rateLimits: boolean
  /** Where lines and results of ended orders are; null: in the database. */
  store: ObjectStore | null
}
