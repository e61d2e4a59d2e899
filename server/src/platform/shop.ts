import type { BotRegistry } from '@runmart/bots/registry'
import type { Config } from './config/config.ts'
import type { Site } from './http/site/read-site.ts'

/**
 * Everything that use cases need besides the database. Each process makes one, in `server/src/shop.ts`. Features and
 * clients of outside services declare their members themselves (decision 076).
 */
export interface Shop extends Omit<Config, 'objectStore' | 'telegram'> {
  /** The installed bots. */
  bots: BotRegistry
  /** The built web; null where this process does not serve it. */
  site: Site | null
}

/** A shop that has these members: none of them is null. */
export type ShopWith<Needed extends keyof Shop> = Shop & { [Name in Needed]: NonNullable<Shop[Name]> }
