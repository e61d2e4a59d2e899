import type { Service } from './catalog.ts'

/** More than this is not what somebody orders to begin with. */
const MOST_DONG = 1_000_000

type Priced = Pick<Service, 'price' | 'billing' | 'minAmount' | 'maxAmount'>

const amounts = { unit: [1_000, 100], day: [30, 7] } as const

/** An amount of a service that people order, to say what it costs; null where one of it says enough. */
export function typicalAmount({ price, billing, minAmount, maxAmount }: Priced): number | null {
  const fits = (amount: number) =>
    price > 0 && amount >= minAmount && amount <= maxAmount && amount * price <= MOST_DONG
  return amounts[billing].find(fits) ?? null
}

const steps = { unit: [1, 10, 100, 1_000, 10_000], day: [1, 7, 30, 90] } as const

/** The amounts of a price table: the least that can be ordered, and round ones up to the most. */
export function priceTableAmounts({ billing, minAmount, maxAmount }: Priced): number[] {
  return [minAmount, ...steps[billing].filter((amount) => amount > minAmount && amount <= maxAmount)]
}
