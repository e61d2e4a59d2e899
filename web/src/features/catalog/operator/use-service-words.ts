import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { moneyText } from '#ui/money-text.ts'
import { readAmount } from '#ui/read-amount.ts'
import type { ServiceField } from './draft.ts'

type Words = Record<string, string>

/** What the fields of a service are called, what can be chosen in them, and how a typed value reads. */
export function useServiceWords() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const choices = {
    category: {
      mmo: t('serviceCategories.mmo'),
      referral: t('serviceCategories.referral'),
      game: t('serviceCategories.game'),
      telegram: t('serviceCategories.telegram'),
      proxy: t('serviceCategories.proxy'),
    },
    provider: {
      OWNER_PROVIDE: t('ordering.owner'),
      PARTNER_PROVIDED: t('ordering.partner'),
      USER_PROVIDED: t('ordering.user'),
    },
    serviceType: { REFERRAL: t('offeredServices.referral'), AUTO_BOT: t('offeredServices.autoBot') },
    mode: { single: t('offeredServices.single'), multi: t('offeredServices.multi') },
    billing: { unit: t('offeredServices.unit'), day: t('offeredServices.day') },
    status: {
      active: t('serviceStates.active'),
      sold_out: t('serviceStates.sold_out'),
      maintenance: t('serviceStates.maintenance'),
    },
  }
  type Chosen = keyof typeof choices
  const isChosen = (name: ServiceField): name is Chosen => name in choices
  const label = (name: ServiceField): string => {
    const [, tongue, part] = name.split('.')
    if (tongue && part)
      return `${t(part === 'name' ? 'offeredServices.name' : 'offeredServices.description')} · ${tongue}`
    return t(labels[name as keyof typeof labels])
  }
  return {
    label,
    options: (name: Chosen) => Object.entries(choices[name]).map(([value, words]) => ({ value, label: words })),
    shown(name: ServiceField, value: string): string {
      if (isChosen(name)) return (choices[name] as Words)[value] ?? value
      const number = readAmount(value)
      if (name === 'availability' && number === undefined) return t('offeredServices.unlimited')
      if (typeof number !== 'number' || name.startsWith('texts') || name === 'botId')
        return value.trim() || t('offeredServices.nothing')
      return name === 'price' ? moneyText(language, number) : new Intl.NumberFormat(language).format(number)
    },
  }
}

const labels = {
  category: 'offeredServices.category',
  provider: 'offeredServices.provider',
  serviceType: 'offeredServices.serviceType',
  mode: 'offeredServices.mode',
  billing: 'offeredServices.billing',
  botId: 'offeredServices.botId',
  status: 'offeredServices.status',
  price: 'offeredServices.price',
  availability: 'offeredServices.availability',
  minAmount: 'offeredServices.minAmount',
  maxAmount: 'offeredServices.maxAmount',
} as const
