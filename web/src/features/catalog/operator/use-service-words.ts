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
      OWNER_PROVIDE: t('orderForm.owner'),
      PARTNER_PROVIDED: t('orderForm.partner'),
      USER_PROVIDED: t('orderForm.user'),
    },
    serviceType: { REFERRAL: t('operatorServices.referral'), AUTO_BOT: t('operatorServices.autoBot') },
    mode: { single: t('operatorServices.single'), multi: t('operatorServices.multi') },
    billing: { unit: t('operatorServices.unit'), day: t('operatorServices.day') },
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
      return `${t(part === 'name' ? 'operatorServices.name' : 'operatorServices.description')} · ${tongue}`
    return t(labels[name as keyof typeof labels])
  }
  return {
    label,
    options: (name: Chosen) => Object.entries(choices[name]).map(([value, words]) => ({ value, label: words })),
    format(name: ServiceField, value: string): string {
      if (isChosen(name)) return (choices[name] as Words)[value] ?? value
      const number = readAmount(value)
      if (name === 'availability' && number === undefined) return t('operatorServices.unlimited')
      if (typeof number !== 'number' || name.startsWith('texts') || name === 'botId')
        return value.trim() || t('operatorServices.nothing')
      return name === 'price' ? moneyText(language, number) : new Intl.NumberFormat(language).format(number)
    },
  }
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
} as const
