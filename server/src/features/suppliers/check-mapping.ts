import type { OperatorService } from '@runmart/contract/catalog'
import type { FieldProblems } from '@runmart/contract/errors'
import type { FieldDraft } from '@runmart/contract/orders-fields'
import { outOfRange } from '@runmart/contract/out-of-range'
import type { SourceDraft } from '@runmart/contract/suppliers-sources'
import { countsLines, fieldsOfType } from './terms.ts'

/** What bots do, what customers bring, what is in stock, lasts for days or is ordered for many links at once is not sent on. */
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
 * What is wrong with where the fields of an offer come from, by field: all that it asks for must come from somewhere, and all that
 * customers have to enter must go somewhere. It gets nothing else: `runs` would deliver and charge a multiple of what was paid.
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
    // A price is for an amount, so that what is delivered is as many.
    else if ((name === 'quantity') !== (from.from === 'amount')) problems[`fields.${name}`] = 'choice'
    // What may be left empty would be missing there.
    else if (from.from === 'input' && !asked.some((it) => it.key === from.key && it.required))
      problems[`fields.${name}`] = 'fieldNotAsked'
  }
  for (const name of Object.keys(fields)) if (!needed.includes(name)) problems[`fields.${name}`] = 'unknownField'
  const used = new Set(Object.values(fields).flatMap((it) => (it.from === 'input' ? it.key : [])))
  if (asked.some((it) => it.required && !used.has(it.key))) problems.fields = 'fieldUnmapped'
  if (countsLines(type) && unitsEach !== 1) problems.unitsEach = outOfRange(1, 1)
  return problems
}
