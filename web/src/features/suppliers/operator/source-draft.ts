import type { Language } from '@runmart/contract/languages'
import type { FieldDraft } from '@runmart/contract/orders-fields'
import { panelTypes } from '@runmart/contract/suppliers-panel-types'
import type { FieldSource, Offer, Source } from '@runmart/contract/suppliers-sources'
import { formatNumber } from '#ui/parse-number.ts'
import { readAmount } from '#ui/read-amount.ts'
import { readRule, type TypedRule, toTypedRule, usualRule } from './typed-rule.ts'

/** A source as the operator types it, with the known facts of its offer. */
export type TypedSource = Pick<Source, 'supplierId' | 'supplierName' | 'offerId' | 'offer' | 'stopped' | 'follows'> & {
  unitsEach: string
  fields: Record<string, FieldSource>
  rule: TypedRule
}

/** A supplier's offer can deliver a service only once. */
export const sourceKey = ({ supplierId, offerId }: Pick<Source, 'supplierId' | 'offerId'>) => `${supplierId}/${offerId}`

export function toTypedSource(language: Language, source: Source): TypedSource {
  const { supplierId, supplierName, offerId, offer, stopped, follows, fields } = source
  return {
    ...{ supplierId, supplierName, offerId, offer, stopped, follows, fields },
    unitsEach: formatNumber(language, String(source.unitsEach)),
    rule: toTypedRule(language, source.rule),
  }
}

/** The typed values, for the contract to check, without fields that the offer does not need. */
export function readSource(language: Language, typed: TypedSource) {
  const { supplierId, offerId, follows } = typed
  const fields = Object.fromEntries(fieldNames(typed).map((name) => [name, typed.fields[name] ?? blank]))
  return {
    ...{ supplierId, offerId, follows, fields },
    unitsEach: readAmount(language, typed.unitsEach),
    rule: readRule(language, typed.rule),
  }
}

const blank: FieldSource = { from: 'value', value: '' }

/** The fields of an order to this offer: its type's fields, or the configured ones for an unknown type. */
export function fieldNames({ offer, fields }: Pick<TypedSource, 'offer' | 'fields'>): string[] {
  const needed = Object.entries(panelTypes).find(([type]) => type === offer?.type)?.[1] ?? []
  const others = Object.keys(fields).filter((name) => !needed.some((it) => it === name))
  return [...needed, ...others]
}

/** The kinds of the shop's fields that usually hold a supplier's field. */
const usualKinds: Record<string, readonly FieldDraft['kind'][]> = {
  link: ['link'],
  username: ['username', 'text'],
  comments: ['long-text', 'file'],
  usernames: ['long-text', 'file'],
  groups: ['long-text', 'file'],
  answer_number: ['number'],
}

/** A new source of a service, with guessed values for its fields. */
export function newSource(
  language: Language,
  supplier: { id: string; name: string },
  { services: _, ...offer }: Offer,
  own: readonly FieldDraft[],
): TypedSource {
  const guess = (name: string): FieldSource => {
    if (name === 'quantity') return { from: 'amount' }
    const asked = own.filter(({ required }) => required)
    const field =
      asked.find(({ key }) => key === name) ?? asked.find(({ kind }) => usualKinds[name]?.some((it) => it === kind))
    return field ? { from: 'input', key: field.key } : blank
  }
  return {
    supplierId: supplier.id,
    supplierName: supplier.name,
    offerId: offer.id,
    offer,
    stopped: null,
    follows: false,
    unitsEach: '1',
    fields: Object.fromEntries(fieldNames({ offer, fields: {} }).map((name) => [name, guess(name)])),
    rule: toTypedRule(language, usualRule),
  }
}
