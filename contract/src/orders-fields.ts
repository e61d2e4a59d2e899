import * as z from 'zod/mini'
import type { Language } from './languages.ts'
import { requiredText } from './required-text.ts'
import { wholeNumber } from './whole-number.ts'

/** Kinds of fields of a service's order form. Operators define the fields; every way to order checks them. */
export const fieldKinds = ['link', 'username', 'text', 'long-text', 'file', 'choice', 'number'] as const
export type FieldKind = (typeof fieldKinds)[number]

export const MAX_FIELDS = 20
export const MAX_CHOICES = 50
export const MAX_HOSTS = 20
/** The size of all inputs of one order, as JSON. */
export const MAX_INPUT_BYTES = 20 * 1024

/** The longest input of each kind, unless its service allows less. */
export const maxLengths = {
  link: 2_000,
  username: 200,
  text: 500,
  'long-text': 10_000,
  file: 16_000,
  choice: 40,
  number: 20,
} as const satisfies Record<FieldKind, number>

/** The links of a referral order fill the field with this key. */
export const LINK_KEY = 'link'

const optionalWords = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, 'textTooLong'))
const inThreeLanguages = <T extends z.ZodMiniType>(text: T) => z.strictObject({ en: text, vi: text, ru: text })

const FieldText = z.strictObject({ label: requiredText(60), help: optionalWords(300), example: optionalWords(200) })
const Choice = z.strictObject({
  value: z.string('required').check(z.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'fieldKeyFormat')),
  labels: inThreeLanguages(requiredText(60)),
})
/** A domain, which stands for its subdomains, too. */
const Host = z
  .string('required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(100, 'textTooLong'),
    z.regex(/^([a-z0-9-]+\.)+[a-z0-9-]+$/, 'hostFormat'),
  )

/** A field as operators write it, in all three languages. The server ignores checks that its kind does not have. */
export const FieldDraft = z
  .strictObject({
    key: z.string('required').check(z.regex(/^[a-z][a-z0-9_]{0,30}$/, 'fieldKeyFormat')),
    kind: z.enum(fieldKinds),
    required: z.boolean(),
    texts: inThreeLanguages(FieldText),
    /** In characters. */
    maxLength: z.optional(z.nullable(wholeNumber(1, maxLengths.file))),
    min: z.optional(z.nullable(wholeNumber(0, 1_000_000_000))),
    max: z.optional(z.nullable(wholeNumber(0, 1_000_000_000))),
    choices: z.optional(z.array(Choice).check(z.maxLength(MAX_CHOICES, 'outOfRange'))),
    /** The only websites that a link may point to; empty for any. */
    hosts: z.optional(z.array(Host).check(z.maxLength(MAX_HOSTS, 'outOfRange'))),
  })
  .check(
    z.refine((it) => it.kind !== 'choice' || (it.choices ?? []).length > 0, { error: 'required', path: ['choices'] }),
    z.refine((it) => isDistinct((it.choices ?? []).map(({ value }) => value)), {
      error: 'fieldKeyTaken',
      path: ['choices'],
    }),
    z.refine((it) => (it.min ?? 0) <= (it.max ?? Number.MAX_SAFE_INTEGER), { error: 'minAboveMax', path: ['min'] }),
  )
export type FieldDraft = z.infer<typeof FieldDraft>

/** The fields of a service, in the order of the form. */
export const FieldDrafts = z.array(FieldDraft).check(
  z.maxLength(MAX_FIELDS, 'outOfRange'),
  z.refine((it) => isDistinct(it.map(({ key }) => key)), 'fieldKeyTaken'),
)

function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

/** A field as customers see it, in their language. */
export const ServiceField = z.strictObject({
  key: z.string(),
  kind: z.enum(fieldKinds),
  required: z.boolean(),
  label: z.string(),
  help: z.string(),
  example: z.string(),
  maxLength: z.int(),
  min: z.nullable(z.int()),
  max: z.nullable(z.int()),
  choices: z.array(z.strictObject({ value: z.string(), label: z.string() })),
  hosts: z.array(z.string()),
})
export type ServiceField = z.infer<typeof ServiceField>

/** A field in the words of one language. */
export function presentField(
  { texts, maxLength, min, max, choices, hosts, ...it }: FieldDraft,
  language: Language,
): ServiceField {
  return {
    ...it,
    ...texts[language],
    maxLength: Math.min(maxLength ?? maxLengths[it.kind], maxLengths[it.kind]),
    min: min ?? null,
    max: max ?? null,
    choices: (choices ?? []).map(({ value, labels }) => ({ value, label: labels[language] })),
    hosts: hosts ?? [],
  }
}

/** An order's inputs for the fields of its service, by key: numbers for numbers, texts for all others. */
export const OrderInputs = z
  .record(
    z.string().check(z.maxLength(60, 'textTooLong')),
    z.union([z.string().check(z.maxLength(maxLengths.file, 'textTooLong')), z.number()]),
  )
  .check(
    z.refine((it) => Object.keys(it).length <= MAX_FIELDS, 'outOfRange'),
    z.refine((it) => new TextEncoder().encode(JSON.stringify(it)).length <= MAX_INPUT_BYTES, 'inputsTooLarge'),
  )
export type OrderInputs = z.infer<typeof OrderInputs>
