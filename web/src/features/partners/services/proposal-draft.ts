import { type Language, languages } from '@runmart/contract/languages'
import type { PartnerService } from '@runmart/contract/partners-services'
import { readAmount } from '#ui/read-amount.ts'

type TextField = `texts.${Language}.${'name' | 'description'}`

/** A proposal as the partner types it. */
type TypedProposal = Record<
  'category' | 'unit' | 'billing' | 'price' | 'minAmount' | 'maxAmount' | 'deliveryHours' | 'warrantyDays' | TextField,
  string
>

/** The props of the form's parts. */
export type FieldProps = { typed: TypedProposal; change: (values: Partial<TypedProposal>) => void }

/** The start values of the form: the current service, or an empty one. */
export function toTyped(service: PartnerService | null): TypedProposal {
  const draft = service?.draft
  const text = (value: number | null | undefined) => (value == null ? '' : String(value))
  const words = languages.flatMap((language) => [
    [`texts.${language}.name`, draft?.texts[language]?.name ?? ''],
    [`texts.${language}.description`, draft?.texts[language]?.description ?? ''],
  ])
  return {
    category: draft?.category ?? '',
    unit: draft?.unit ?? 'unit',
    billing: draft?.billing ?? 'unit',
    price: text(draft?.price),
    minAmount: text(draft?.minAmount ?? 1),
    maxAmount: text(draft?.maxAmount),
    deliveryHours: text(draft?.deliveryHours),
    warrantyDays: text(draft?.warrantyDays),
    ...(Object.fromEntries(words) as Record<TextField, string>),
  }
}

/**
 * The typed values, for the contract to check. Without words in any language, the contract asks for the reader's
 * language.
 */
export function readTyped(language: Language, typed: TypedProposal): unknown {
  const given = languages.filter((it) => typed[`texts.${it}.name`].trim() || typed[`texts.${it}.description`].trim())
  const texts = (given.length ? given : [language]).map((it) => [
    it,
    {
      name: typed[`texts.${it}.name`].trim() || undefined,
      description: typed[`texts.${it}.description`].trim() || undefined,
    },
  ])
  const number = (name: 'price' | 'minAmount' | 'maxAmount' | 'deliveryHours' | 'warrantyDays') =>
    readAmount(language, typed[name])
  return {
    category: typed.category || undefined,
    unit: typed.unit,
    billing: typed.billing,
    price: number('price'),
    minAmount: number('minAmount'),
    maxAmount: number('maxAmount'),
    deliveryHours: number('deliveryHours'),
    warrantyDays: number('warrantyDays') ?? null,
    texts: Object.fromEntries(texts),
  }
}
