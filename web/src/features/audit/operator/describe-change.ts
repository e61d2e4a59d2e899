import { rights } from '@runmart/contract/accounts-rights'
import type { AuditChange } from '@runmart/contract/audit'
import { type Language, languageNames, languages } from '@runmart/contract/languages'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { dateTimeText } from '#ui/date-text.ts'
import { moneyText } from '#ui/money-text.ts'
import { formatNumber } from '#ui/parse-number.ts'
import { percentText } from '#ui/percent-text.ts'
import { valueWords } from './value-words.ts'

/** What most entries note. Everything else is shown by the name that it has on record. */
const labels = {
  active: 'operatorDiscountCodes.active',
  added: 'auditFields.added',
  amount: 'auditFields.amount',
  answered: 'auditFields.answered',
  atOnce: 'auditFields.atOnce',
  availability: 'operatorServices.availability',
  billing: 'operatorServices.billing',
  botId: 'operatorServices.botId',
  callsAMinute: 'operatorSuppliers.calls',
  category: 'operatorServices.category',
  claimed: 'auditFields.claimed',
  code: 'auditFields.code',
  cost: 'operatorServices.cost',
  currency: 'operatorSuppliers.currency',
  done: 'auditFields.done',
  dong: 'auditFields.dong',
  dongEach: 'auditFields.dongEach',
  email: 'auditFields.email',
  endsAt: 'operatorDiscountCodes.endsAt',
  expiresAt: 'operatorStock.expires',
  externalId: 'auditFields.externalId',
  follows: 'operatorSuppliers.follows',
  found: 'auditFields.found',
  from: 'auditFields.from',
  handout: 'operatorStock.handout',
  isOwner: 'auditFields.isOwner',
  item: 'auditFields.item',
  items: 'auditFields.items',
  keepDays: 'operatorStock.keepDays',
  kind: 'auditFields.kind',
  lowAt: 'operatorStock.lowAt',
  lowBalance: 'operatorSuppliers.low',
  mail: 'operatorCustomerPage.mail',
  maxAmount: 'operatorServices.maxAmount',
  minAmount: 'operatorServices.minAmount',
  minimum: 'operatorDiscountCodes.minimum',
  mode: 'operatorServices.mode',
  mostUses: 'operatorDiscountCodes.mostUses',
  mostUsesEach: 'operatorDiscountCodes.mostUsesEach',
  name: 'auditFields.name',
  newKey: 'auditFields.newKey',
  note: 'auditFields.note',
  of: 'auditFields.of',
  offers: 'auditFields.offers',
  order: 'auditFields.order',
  orders: 'auditFields.orders',
  owed: 'auditFields.owed',
  paidFrom: 'operatorSupplierMoney.paidFrom',
  partner: 'auditFields.partner',
  partnerId: 'auditFields.partnerId',
  price: 'operatorServices.price',
  provider: 'operatorServices.provider',
  publishAt: 'auditFields.publishAt',
  readers: 'operatorNewsletter.readers',
  reason: 'auditFields.reason',
  reference: 'auditFields.reference',
  refunded: 'auditFields.refunded',
  repeated: 'auditFields.repeated',
  repeatsSafely: 'operatorSuppliers.repeats',
  replacePercent: 'operatorStock.replacePercent',
  rest: 'auditFields.rest',
  restocked: 'auditFields.restocked',
  rights: 'auditFields.rights',
  serviceId: 'auditFields.serviceId',
  serviceType: 'operatorServices.serviceType',
  services: 'auditFields.services',
  share: 'auditFields.share',
  slug: 'operatorServices.slug',
  sources: 'operatorSuppliers.title',
  startsAt: 'operatorDiscountCodes.startsAt',
  status: 'operatorServices.status',
  subject: 'operatorNewsletter.subject',
  title: 'auditFields.title',
  to: 'auditFields.to',
  topUp: 'auditFields.topUp',
  unit: 'operatorServices.priceFor',
  until: 'auditFields.until',
  url: 'operatorSuppliers.url',
  value: 'auditFields.value',
  version: 'auditFields.version',
  visibility: 'operatorServices.visibility',
  warrantyDays: 'operatorServices.warrantyDays',
} as const

/** Parts of what is written in several languages. */
const partLabels = {
  body: 'auditFields.text',
  description: 'operatorServices.description',
  get: 'operatorServices.pageGet',
  name: 'operatorServices.name',
  need: 'operatorServices.pageNeed',
  questions: 'operatorServices.pageQuestions',
  subject: 'operatorNewsletter.subject',
  text: 'auditFields.text',
  title: 'operatorTexts.title',
} as const

/** `vi`, `texts.vi`, `texts.vi.body`, and of a service's page `vi.get`. */
const writtenName = new RegExp(`^(texts\\.)?(${languages.join('|')})(?:\\.(${Object.keys(partLabels).join('|')}))?$`)

/** The language in which a value is written, if its name says so. */
export function languageOf(name: string): Language | undefined {
  return writtenName.exec(name)?.[2] as Language | undefined
}

const sums = ['cost', 'dong', 'minimum', 'price', 'refunded']
const numbers = [
  'added',
  'amount',
  'availability',
  'keepDays',
  'lowAt',
  'maxAmount',
  'minAmount',
  'mostUses',
  'mostUsesEach',
]
const counted = [
  ...numbers,
  'callsAMinute',
  'claimed',
  'done',
  'items',
  'owed',
  'readers',
  'repeated',
  'restocked',
  'value',
  'warrantyDays',
]
const moments = ['endsAt', 'expiresAt', 'publishAt', 'startsAt', 'until']
const answers = ['active', 'answered', 'atOnce', 'follows', 'found', 'isOwner', 'newKey', 'repeatsSafely']

/** A change in the reader's words, as far as there are any. */
export function describeChange(
  t: TranslateOperator,
  language: Language,
  { name, before, after }: AuditChange,
): AuditChange {
  const areaName = (value: string) => {
    const area = rights.find((it) => it === value)
    return area ? t(`staffRights.${area}`) : value
  }
  const show = (value: string | null) => {
    if (value === null) return null
    if (sums.includes(name) && Number.isFinite(Number(value))) return moneyText(language, Number(value))
    if (counted.includes(name) && Number.isFinite(Number(value))) return formatNumber(language, value)
    if (moments.includes(name) && !Number.isNaN(Date.parse(value))) return dateTimeText(language, new Date(value))
    if (answers.includes(name)) return t(value === 'true' ? 'operatorRules.yes' : 'operatorRules.no')
    if (name === 'share') return percentText(language, Number(value) / 100, 2)
    if (name === 'rights') return value.split(', ').map(areaName).join(', ')
    return valueWords(t, name, value) ?? value
  }
  return { name: labelOf(t, name, after ?? before ?? ''), before: show(before), after: show(after) }
}

function labelOf(t: TranslateOperator, name: string, value: string): string {
  // An order has a code; the order of services and categories is a list of them.
  if (name === 'order' && !value.startsWith('RM-')) return t('auditFields.sequence')
  // Not of an order's status, but of a span of days.
  if ((name === 'from' || name === 'to') && !valueWords(t, name, value)) return name
  if (name in labels) return t(labels[name as keyof typeof labels])
  const language = languageOf(name)
  if (!language) return name
  const [, within, , part] = writtenName.exec(name) ?? []
  if (!within && !part) return languageNames[language]
  return `${t(partLabels[(part ?? 'text') as keyof typeof partLabels])} · ${languageNames[language]}`
}
