import type { DiscountTier } from '@runmart/contract/money'
import { type DepositFigures, getDepositFigures } from '#features/deposits/index.ts'
import { getTiers } from '#features/orders/index.ts'
import { paysCommission } from '#features/referrals/index.ts'
import { Batcher } from '#platform/batcher.ts'
import type { Database } from '#platform/db/database.ts'
import type { Shop } from '#platform/shop.ts'

/** The settings that public pages quote. */
export type Figures = { tiers: readonly DiscountTier[]; commission: boolean; deposits: DepositFigures }

declare module '#platform/shop.ts' {
  interface Shop {
    figures: CurrentFigures
  }
}

/** The current figures. Concurrent requests share one query, so visitors cost the database little. */
export class CurrentFigures {
  readonly #asked: Batcher<null, Figures>

  constructor(db: Pick<Database, 'read'>, shop: Pick<Shop, 'binance'>) {
    this.#asked = new Batcher(
      async (asked) => {
        const figures = await db.read(async (reader): Promise<Figures> => {
          const [tiers, commission, deposits] = await Promise.all([
            getTiers(reader),
            paysCommission(reader),
            getDepositFigures(reader, shop),
          ])
          return { tiers, commission, deposits }
        })
        return asked.map(() => figures)
      },
      { size: Number.MAX_SAFE_INTEGER },
    )
  }

  get(): Promise<Figures> {
    return this.#asked.add(null)
  }
}
