import { type ServiceDraft, units, visibilities } from '@runmart/contract/catalog'
import type { Language } from '@runmart/contract/languages'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { priceText } from '#features/catalog/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { moneyText } from '#ui/money-text.ts'
import { readAmount } from '#ui/read-amount.ts'
import type { AskedChange } from '#ui/use-confirm-changes.tsx'
import type { ServiceField } from './service-draft.ts'
import { parseBrackets, type TypedBracket } from './typed-brackets.ts'
import { parseFields, type TypedField } from './typed-fields.ts'
import { useCategories } from './use-categories.ts'

/** The labels of a service's fields, the options of its selects, and formatted values. */
export function useServiceLabels() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const categories = useCategories()
  const options = {
    category: Object.fromEntries(categories.map(({ slug, name }) => [slug, name])),
    provider: {
      OWNER_PROVIDE: t('orderForm.owner'),
      PARTNER_PROVIDED: t('orderForm.partner'),
      USER_PROVIDED: t('orderForm.user'),
    },
    serviceType: { REFERRAL: t('operatorServices.referral'), AUTO_BOT: t('operatorServices.autoBot') },
    mode: { single: t('operatorServices.single'), multi: t('operatorServices.multi') },
    billing: { unit: t('operatorServices.unit'), day: t('operatorServices.day') },
    unit: Object.fromEntries(units.map((unit) => [unit, t(`serviceUnits.${unit}`)])),
    visibility: Object.fromEntries(visibilities.map((it) => [it, t(`serviceVisibilities.${it}`)])),
    status: {
      active: t('serviceStates.active'),
      sold_out: t('serviceStates.sold_out'),
      maintenance: t('serviceStates.maintenance'),
    },
  }
  type SelectField = keyof typeof options
  const isSelect = (name: ServiceField): name is SelectField => name in options
  const bracketText = ({ from, price }: TypedBracket) => `≥ ${from}: ${price} ₫`
  const label = (name: ServiceField): string => {
    const [, textLanguage, text] = name.split('.')
    if (textLanguage && text)
      return `${t(text === 'name' ? 'operatorServices.name' : 'operatorServices.description')} · ${textLanguage}`
    return t(labels[name as keyof typeof labels])
  }
  return {
    label,
    options: (name: SelectField) => Object.entries(options[name]).map(([value, text]) => ({ value, label: text })),
    format(name: ServiceField, value: string): string {
      if (isSelect(name)) return (options[name] as Record<string, string>)[value] ?? value
      if (name === 'fields') return parseFields(value).map(summaryOf).join(' · ') || t('operatorServices.nothing')
      if (name === 'brackets') return parseBrackets(value).map(bracketText).join(' · ') || t('operatorServices.nothing')
      const number = readAmount(language, value)
      if (name === 'availability' && number === undefined) return t('operatorServices.unlimited')
      if (name === 'slug') return value.trim() || t('operatorServices.slugMade')
      if (number === undefined || Number.isNaN(number) || name.startsWith('texts') || name === 'botId')
        return value.trim() || t('operatorServices.nothing')
      return name === 'price' || name === 'cost'
        ? moneyText(language, number)
        : new Intl.NumberFormat(language).format(number)
    },
  }
}

/** A short summary of a field: key and required mark only. */
function summaryOf({ key, required }: TypedField): string {
  return required ? `${key}*` : key
}

const labels = {
  category: 'operatorServices.category',
  provider: 'operatorServices.provider',
  serviceType: 'operatorServices.serviceType',
  mode: 'operatorServices.mode',
  billing: 'operatorServices.billing',
  botId: 'operatorServices.botId',
  status: 'operatorServices.status',
  price: 'operatorServices.price',
  availability: 'operatorServices.availability',
  minAmount: 'operatorServices.minAmount',
  maxAmount: 'operatorServices.maxAmount',
  fields: 'operatorServices.form',
  slug: 'operatorServices.slug',
  unit: 'operatorServices.priceFor',
  warrantyDays: 'operatorServices.warrantyDays',
  cost: 'operatorServices.cost',
  visibility: 'operatorServices.visibility',
  brackets: 'operatorServices.brackets',
} as const

/** The old and new price, for the confirmation of a large move. */
export function priceChange(
  t: TranslateOperator,
  language: Language,
  { price: before }: Pick<ServiceDraft, 'price'>,
  { price: after }: Pick<ServiceDraft, 'price'>,
): AskedChange {
  const [then, now] = [moneyText(language, before), moneyText(language, after)]
  return { label: t(labels.price), before: then, after: now, move: { before, after } }
}

/** A price with its unit, as customers read it. */
export function draftPriceText(
  t: TranslateOperator,
  language: Language,
  { price, billing, unit = 'unit' }: Pick<ServiceDraft, 'price' | 'billing' | 'unit'>,
): string {
  return priceText(t, language, { price, unit: billing === 'day' ? 'day' : unit })
}
