import type { OperatorService } from '@runmart/contract/catalog'
import type { FieldProblems } from '@runmart/contract/errors'
import type { FieldDraft } from '@runmart/contract/orders-fields'
import { outOfRange } from '@runmart/contract/out-of-range'
import type { SourceDraft } from '@runmart/contract/suppliers-sources'
import { countsLines, fieldsOfType } from './terms.ts'

/**
 * Whether suppliers can deliver a service. Excludes bots, customers' own goods, stock, services by the day and orders
 * with many links.
 */
export function isSuppliable({ draft, stocked }: Pick<OperatorService, 'draft' | 'stocked'>): boolean {
  const { serviceType, provider, billing, mode } = draft
  return !(
    serviceType === 'AUTO_BOT' ||
    provider === 'USER_PROVIDED' ||
    billing === 'day' ||
    mode === 'multi' ||
    stocked
  )
}

/**
 * The problems of an offer's field sources, by field. Each requested field needs a source, and each required input
 * needs a target. The offer gets no other field: `runs` would multiply delivery and charge.
 */
export function mappingProblems(
  type: string | null,
  { fields, unitsEach }: Pick<SourceDraft, 'fields' | 'unitsEach'>,
  asked: readonly FieldDraft[],
): FieldProblems {
  const needed = fieldsOfType(type) ?? []
  const problems: FieldProblems = {}
  for (const name of needed) {
    const from = fields[name]
    if (!from) problems[`fields.${name}`] = 'required'
    // The price is per amount, so the delivered quantity must follow the amount.
    else if ((name === 'quantity') !== (from.from === 'amount')) problems[`fields.${name}`] = 'choice'
    // The supplier would miss an input that customers may leave empty.
    else if (from.from === 'input' && !asked.some((it) => it.key === from.key && it.required))
      problems[`fields.${name}`] = 'fieldNotAsked'
  }
  for (const name of Object.keys(fields)) if (!needed.includes(name)) problems[`fields.${name}`] = 'unknownField'
  const used = new Set(Object.values(fields).flatMap((it) => (it.from === 'input' ? it.key : [])))
  if (asked.some((it) => it.required && !used.has(it.key))) problems.fields = 'fieldUnmapped'
  if (countsLines(type) && unitsEach !== 1) problems.unitsEach = outOfRange(1, 1)
  return problems
}
