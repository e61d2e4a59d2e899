/** What a customer may spend. */
export function available(customerId: string): string {
  return `customer:${customerId}:available`
}

/** Money that came in from outside, by the way it came. */
export const house = { manual: 'house:deposits:manual' } as const
