import type { ServiceDraft } from '@runmart/contract/catalog'
import { discountedTotal } from '@runmart/contract/money'
import type { Reader } from '#platform/db/reader.ts'
import { listRunningCodes, type RunningCode } from './discount-codes/code-queries.ts'
import { getTiers } from './order-settings.ts'

/** The exact price of one unit in an order: `total` for `amount`. */
export type UnitPrice = { total: bigint; amount: bigint }

type Priced = Pick<ServiceDraft, 'price' | 'brackets' | 'minAmount' | 'maxAmount'> & { id: string }

/**
 * The lowest price of one unit for a customer now. Takes the smallest order of each price by quantity, the highest
 * tier, and the best usable code. For services that people deliver, which tiers apply to.
 */
export async function listLowestPrices(
  reader: Reader,
  services: readonly Priced[],
): Promise<ReadonlyMap<string, UnitPrice>> {
  const tier = Math.max(0, ...(await getTiers(reader)).map((it) => it.discount))
  const codes = await listRunningCodes(reader)
  return new Map(
    services.map((service) => {
      const usable = codes.filter(({ serviceIds }) => serviceIds?.includes(service.id) ?? true)
      return [service.id, lowestPrice(service, tier, usable)]
    }),
  )
}

function lowestPrice(service: Priced, tier: number, codes: readonly RunningCode[]): UnitPrice {
  const { price, brackets = [], minAmount, maxAmount } = service
  let lowest: UnitPrice | null = null
  const spans = [{ from: 1, price }, ...brackets]
  for (const [at, { from, price }] of spans.entries()) {
    const most = Math.min(maxAmount, (spans[at + 1]?.from ?? maxAmount + 1) - 1)
    for (const code of [null, ...codes]) {
      const amount = smallestOrder(Math.max(from, minAmount), price, tier, code?.minimum ?? 0)
      if (amount > BigInt(most)) continue
      const found = { total: discountedTotal(amount * BigInt(price), tier, code), amount }
      if (!lowest || found.total * lowest.amount < lowest.total * found.amount) lowest = found
    }
  }
  return lowest ?? { total: BigInt(price), amount: 1n }
}

/** The smallest order that reaches a code's minimum; in larger orders, a fixed discount weighs less. */
function smallestOrder(least: number, price: number, tier: number, minimum: number): bigint {
  if (minimum === 0 || price === 0) return BigInt(minimum === 0 ? least : Number.MAX_SAFE_INTEGER)
  const each = BigInt(price) * BigInt(100 - tier)
  const needed = (BigInt(minimum) * 100n + each - 1n) / each
  return needed > BigInt(least) ? needed : BigInt(least)
}
