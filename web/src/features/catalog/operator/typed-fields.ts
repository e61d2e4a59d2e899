import type { Language } from '@runmart/contract/languages'
import type { FieldDraft } from '@runmart/contract/orders-fields'
import { readAmount } from '#ui/read-amount.ts'

type Choice = NonNullable<FieldDraft['choices']>[number]

/** A field of an order form while it is edited. */
export type TypedField = Pick<FieldDraft, 'key' | 'kind' | 'required' | 'texts'> & {
  maxLength: string
  min: string
  max: string
  /** Domains, separated by commas. */
  hosts: string
  choices: Choice[]
}

const noWords = { label: '', help: '', example: '' }
const noLabels = { en: '', vi: '', ru: '' }

export const blankField: TypedField = {
  key: '',
  kind: 'link',
  required: true,
  texts: { en: noWords, vi: noWords, ru: noWords },
  maxLength: '',
  min: '',
  max: '',
  hosts: '',
  choices: [],
}

export const blankChoice: Choice = { value: '', labels: noLabels }

/** Serializes saved fields into one form field of the service. */
export function formatFields(fields: readonly FieldDraft[]): string {
  return stringifyFields(
    fields.map(({ key, kind, required, texts, maxLength, min, max, hosts, choices }) => ({
      ...{ key, kind, required, texts },
      maxLength: numberText(maxLength),
      min: numberText(min),
      max: numberText(max),
      hosts: (hosts ?? []).join(', '),
      choices: choices ?? [],
    })),
  )
}

const numberText = (number: number | null | undefined) =>
  number === null || number === undefined ? '' : String(number)

export function stringifyFields(fields: readonly TypedField[]): string {
  return JSON.stringify(fields)
}

export function parseFields(text: string): TypedField[] {
  return JSON.parse(text) as TypedField[]
}

/** Parses fields for the contract to check; keeps only the checks that the kind has. */
export function readFieldDrafts(language: Language, text: string): unknown[] {
  return parseFields(text).map(({ key, kind, required, texts, maxLength, min, max, hosts, choices }) => {
    const number = (typed: string) => readAmount(language, typed) ?? null
    const isText = kind !== 'choice' && kind !== 'number'
    return {
      ...{ key: key.trim(), kind, required, texts },
      ...(isText && maxLength.trim() && { maxLength: number(maxLength) }),
      ...(kind === 'number' && { min: number(min), max: number(max) }),
      ...(kind === 'link' && { hosts: hosts.split(/[\s,;]+/).filter(Boolean) }),
      ...(kind === 'choice' && { choices }),
    }
  })
}
