import type { BotRegistry } from '@runmart/bots/registry'
import type { ObjectStore } from '#outside/object-store/object-store.ts'
import type { BotLimits } from '#platform/config/config.ts'
import type { SecretsKeys } from '#platform/sealed.ts'

/** What the API needs to know of bots. */
export type BotDependencies = {
  bots: BotRegistry
  botLimits: BotLimits
  secretsKeys: SecretsKeys
  /** Where lines and results of ended orders are; null: in the database. */
  store: ObjectStore | null
}
