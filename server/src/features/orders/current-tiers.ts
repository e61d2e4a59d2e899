import type { DiscountTier } from '@runmart/contract/money'
import { Batcher } from '#platform/batcher.ts'
import type { Database } from '#platform/db/database.ts'
import { getTiers } from './order-settings.ts'

/** The discount tiers as they are now, for pages that anybody may ask for; all who ask meanwhile share the next answer. */
export class CurrentTiers {
  readonly #asked: Batcher<null, DiscountTier[]>

  constructor(db: Pick<Database, 'read'>) {
    this.#asked = new Batcher(
      async (asked) => {
        const tiers = await db.read(getTiers)
        return asked.map(() => tiers)
      },
      { size: Number.MAX_SAFE_INTEGER },
    )
  }

  get(): Promise<readonly DiscountTier[]> {
    return this.#asked.add(null)
  }
}
