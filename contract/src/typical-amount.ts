import type { Service } from './catalog.ts'
import { unitPrice } from './catalog-brackets.ts'

/** A first order rarely costs more than this. */
const MOST_DONG = 1_000_000

type Priced = Pick<Service, 'price' | 'brackets' | 'billing' | 'minAmount' | 'maxAmount'>

const amounts = { unit: [1_000, 100], day: [30, 7] } as const

/** A usual amount of a service for an example price; null if the price of one is enough. */
export function typicalAmount({ billing, minAmount, maxAmount, ...prices }: Priced): number | null {
  const fits = (amount: number) => {
    const price = unitPrice(prices, amount)
    return price > 0 && amount >= minAmount && amount <= maxAmount && amount * price <= MOST_DONG
  }
  return amounts[billing].find(fits) ?? null
}

const steps = { unit: [1, 10, 100, 1_000, 10_000], day: [1, 7, 30, 90] } as const

/** The amounts of a price table: the minimum, and up to the maximum round ones and bracket starts. */
export function priceTableAmounts({ billing, minAmount, maxAmount, brackets }: Priced): number[] {
  const amounts = [...steps[billing], ...brackets.map(({ from }) => from)]
  const shown = new Set(amounts.filter((amount) => amount > minAmount && amount <= maxAmount))
  return [minAmount, ...[...shown].toSorted((a, b) => a - b)]
}
