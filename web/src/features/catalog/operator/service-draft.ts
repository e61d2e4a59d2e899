import type { ServiceDraft } from '@runmart/contract/catalog'
import { type Language, languages } from '@runmart/contract/languages'
import { formatNumber } from '#ui/parse-number.ts'
import { readAmount, readDecimal } from '#ui/read-amount.ts'
import { formatBrackets, readBrackets } from './typed-brackets.ts'
import { formatFields, readFieldDrafts } from './typed-fields.ts'

/** The fields in form order; texts are named by their path in the contract. */
export const serviceFields = [
  'texts.en.name',
  'texts.en.description',
  'texts.vi.name',
  'texts.vi.description',
  'texts.ru.name',
  'texts.ru.description',
  'slug',
  'category',
  'provider',
  'serviceType',
  'mode',
  'billing',
  'botId',
  'status',
  'price',
  'availability',
  'minAmount',
  'maxAmount',
  'fields',
  'unit',
  'warrantyDays',
  'cost',
  'visibility',
  'brackets',
] as const
export type ServiceField = (typeof serviceFields)[number]
/** A service in the form. */
export type Draft = Record<ServiceField, string>
/** The props of each group of fields. */
export type DraftProps = { draft: Draft; change: (values: Partial<Draft>) => void }

/** The initial values of a new service. */
export const blankDraft: Draft = {
  'texts.en.name': '',
  'texts.en.description': '',
  'texts.vi.name': '',
  'texts.vi.description': '',
  'texts.ru.name': '',
  'texts.ru.description': '',
  slug: '',
  category: '',
  provider: 'OWNER_PROVIDE',
  serviceType: 'REFERRAL',
  mode: 'single',
  billing: 'unit',
  botId: '',
  status: 'active',
  price: '',
  availability: '',
  minAmount: '1',
  maxAmount: '1000',
  fields: formatFields([]),
  unit: 'unit',
  warrantyDays: '',
  cost: '',
  visibility: 'shown',
  brackets: formatBrackets(),
}

/** Converts a saved service to form fields. */
export function draftOf(language: Language, { texts, ...it }: ServiceDraft): Draft {
  const textFields = languages.flatMap((language) => [
    [`texts.${language}.name`, texts[language].name],
    [`texts.${language}.description`, texts[language].description],
  ])
  return {
    ...blankDraft,
    ...Object.fromEntries(textFields),
    ...it,
    slug: it.slug ?? '',
    unit: it.unit ?? 'unit',
    warrantyDays: it.warrantyDays ? String(it.warrantyDays) : '',
    cost: it.cost ? formatNumber(language, it.cost) : '',
    visibility: it.visibility ?? 'shown',
    botId: it.botId ?? '',
    price: String(it.price),
    availability: it.availability === null ? '' : String(it.availability),
    minAmount: String(it.minAmount),
    maxAmount: String(it.maxAmount),
    fields: formatFields(it.fields ?? []),
    brackets: formatBrackets(it.brackets),
  }
}

/** Parses the form for the contract to check; optional empty fields become null. */
export function readDraft(ownLanguage: Language, draft: Draft): Record<string, unknown> {
  const { category, provider, serviceType, mode, billing, status } = draft
  const text = (language: Language) => ({
    name: draft[`texts.${language}.name`],
    description: draft[`texts.${language}.description`],
  })
  return {
    ...{ category, provider, serviceType, mode, billing, status },
    price: readAmount(ownLanguage, draft.price),
    availability: readAmount(ownLanguage, draft.availability) ?? null,
    minAmount: readAmount(ownLanguage, draft.minAmount),
    maxAmount: readAmount(ownLanguage, draft.maxAmount),
    botId: (serviceType === 'AUTO_BOT' && draft.botId.trim()) || null,
    fields: readFieldDrafts(ownLanguage, draft.fields),
    ...(draft.slug.trim() && { slug: draft.slug }),
    unit: draft.unit,
    warrantyDays: readAmount(ownLanguage, draft.warrantyDays) ?? null,
    cost: readDecimal(ownLanguage, draft.cost) ?? null,
    visibility: draft.visibility,
    brackets: readBrackets(ownLanguage, draft.brackets),
    texts: { en: text('en'), vi: text('vi'), ru: text('ru') },
  }
}

const numbers: readonly ServiceField[] = ['price', 'availability', 'minAmount', 'maxAmount', 'warrantyDays']

/** The fields with different values, regardless of their format. */
export function changesIn(language: Language, saved: Draft, draft: Draft): ServiceField[] {
  const normalized = (it: Draft, name: ServiceField) =>
    name === 'cost'
      ? String(readDecimal(language, it.cost) ?? '')
      : numbers.includes(name)
        ? String(readAmount(language, it[name]) ?? '')
        : it[name].trim()
  return serviceFields.filter((name) => normalized(saved, name) !== normalized(draft, name))
}
