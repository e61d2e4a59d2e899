import * as z from 'zod/mini'
import { settingsEndpoints } from './settings.ts'
import { wholeDong, wholePercent } from './whole-number.ts'

/** The database has the same limit. */
export const MAX_TIERS = 5

const Tier = z.strictObject({ deposit: wholeDong(1, 100_000_000_000), discount: wholePercent(1, 50) })

/** Lowest first. No discount below the first tier, and a higher deposit never gives a smaller one. */
const Tiers = z.array(Tier).check(
  z.maxLength(MAX_TIERS, 'outOfRange'),
  z.superRefine((tiers, { addIssue }) => {
    for (const [index, tier] of tiers.entries()) {
      const before = tiers[index - 1]
      if (!before) continue
      if (tier.deposit <= before.deposit) addIssue({ code: 'custom', path: [index, 'deposit'], message: 'notRising' })
      if (tier.discount < before.discount) addIssue({ code: 'custom', path: [index, 'discount'], message: 'falls' })
    }
  }),
)

/** The tiers of the specification. A fresh shop has none: settings offer these, and the demo shop has them. */
export const suggestedTiers: z.infer<typeof Tiers> = [
  { deposit: 10_000_000, discount: 5 },
  { deposit: 25_000_000, discount: 10 },
  { deposit: 50_000_000, discount: 20 },
]

export const OrderSettings = z.strictObject({ tiers: Tiers })
export type OrderSettings = z.infer<typeof OrderSettings>

export const orderSettings = settingsEndpoints({
  path: '/operator/order-settings',
  about: 'the discount tiers: what deposits take off orders to come',
  settings: OrderSettings,
  more: {},
  freshSignIn: true,
})
