import { useLanguage } from '#platform/language.tsx'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { moneyText } from '#ui/money-text.ts'
import { readAmount } from '#ui/read-amount.ts'
import type { ServiceField } from './draft.ts'

type Words = Record<string, string>

/** What the fields of a service are called, what can be chosen in them, and how a typed value reads. */
export function useServiceWords() {
  const { language } = useLanguage()
  const say = useOperatorSay()
  const choices = {
    category: {
      mmo: say('serviceCategories.mmo'),
      referral: say('serviceCategories.referral'),
      game: say('serviceCategories.game'),
      telegram: say('serviceCategories.telegram'),
      proxy: say('serviceCategories.proxy'),
    },
    provider: {
      OWNER_PROVIDE: say('ordering.owner'),
      PARTNER_PROVIDED: say('ordering.partner'),
      USER_PROVIDED: say('ordering.user'),
    },
    serviceType: { REFERRAL: say('offeredServices.referral'), AUTO_BOT: say('offeredServices.autoBot') },
    mode: { single: say('offeredServices.single'), multi: say('offeredServices.multi') },
    billing: { unit: say('offeredServices.unit'), day: say('offeredServices.day') },
    status: {
      active: say('serviceStates.active'),
      sold_out: say('serviceStates.sold_out'),
      maintenance: say('serviceStates.maintenance'),
    },
  }
  type Chosen = keyof typeof choices
  const isChosen = (name: ServiceField): name is Chosen => name in choices
  const label = (name: ServiceField): string => {
    const [, tongue, part] = name.split('.')
    if (tongue && part)
      return `${say(part === 'name' ? 'offeredServices.name' : 'offeredServices.description')} · ${tongue}`
    return say(labels[name as keyof typeof labels])
  }
  return {
    label,
    options: (name: Chosen) => Object.entries(choices[name]).map(([value, words]) => ({ value, label: words })),
    shown(name: ServiceField, value: string): string {
      if (isChosen(name)) return (choices[name] as Words)[value] ?? value
      const number = readAmount(value)
      if (name === 'availability' && number === undefined) return say('offeredServices.unlimited')
      if (typeof number !== 'number' || name.startsWith('texts') || name === 'botId')
        return value.trim() || say('offeredServices.nothing')
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
