import type { OrderInputs } from '@runmart/contract/orders-fields'
import { ownProblem } from '@runmart/contract/suppliers-problems'
import type { FieldSource } from '@runmart/contract/suppliers-sources'

type Order = { quantity: number; isPackage: boolean; inputs: OrderInputs | null }

/** For these fields without a quantity, suppliers deliver and charge one unit per line. */
const counted = ['comments', 'usernames']

/** The value of each of the supplier's fields, or the problem. */
export function fillFields(
  fields: Readonly<Record<string, FieldSource>>,
  { quantity, isPackage, inputs }: Order,
): { fields: Record<string, string | number> } | { problem: string } {
  const filled: Record<string, string | number> = {}
  for (const [name, source] of Object.entries(fields)) {
    const value = source.from === 'amount' ? quantity : source.from === 'value' ? source.value : inputs?.[source.key]
    if (value === undefined || value === '') return { problem: ownProblem('nothing-entered', name) }
    filled[name] = value
    if (!counted.includes(name) || isPackage || 'quantity' in fields) continue
    const lines = String(value)
      .split(/\r\n|[\r\n\u2028\u2029]/)
      .filter((line) => line.trim() !== '')
    // The customer paid for another number than the supplier would deliver and charge.
    if (lines.length !== quantity) return { problem: ownProblem('lines-differ', quantity, lines.length, name) }
    filled[name] = lines.join('\n')
  }
  return { fields: filled }
}
