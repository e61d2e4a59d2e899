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
  alert: 'auditFields.alert',
  amount: 'auditFields.amount',
  answered: 'auditFields.answered',
  askedBy: 'auditFields.askedBy',
  atOnce: 'auditFields.atOnce',
  availability: 'operatorServices.availability',
  billing: 'operatorServices.billing',
  botId: 'operatorServices.botId',
  browser: 'auditFields.browser',
  callsAMinute: 'operatorSuppliers.calls',
  category: 'operatorServices.category',
  claimed: 'auditFields.claimed',
  code: 'auditFields.code',
  cost: 'operatorServices.cost',
  currency: 'operatorSuppliers.currency',
  done: 'auditFields.done',
  document: 'auditFields.document',
  dong: 'auditFields.dong',
  dongEach: 'auditFields.dongEach',
  email: 'auditFields.email',
  ended: 'auditFields.ended',
  endsAt: 'operatorDiscountCodes.endsAt',
  expiresAt: 'operatorStock.expires',
  externalId: 'auditFields.externalId',
  filters: 'auditFields.filters',
  follows: 'operatorSuppliers.follows',
  found: 'auditFields.found',
  from: 'auditFields.from',
  glyph: 'auditFields.glyph',
  handout: 'operatorStock.handout',
  hidden: 'auditFields.hidden',
  isOwner: 'auditFields.isOwner',
  item: 'auditFields.item',
  items: 'auditFields.items',
  job: 'auditFields.job',
  keepDays: 'operatorStock.keepDays',
  kind: 'auditFields.kind',
  lines: 'auditFields.lines',
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
  noteLength: 'auditFields.noteLength',
  of: 'auditFields.of',
  offers: 'auditFields.offers',
  order: 'auditFields.order',
  orderStatus: 'auditFields.orderStatus',
  orders: 'auditFields.orders',
  owed: 'auditFields.owed',
  paidFrom: 'operatorSupplierMoney.paidFrom',
  partner: 'auditFields.partner',
  partnerId: 'auditFields.partnerId',
  picture: 'auditFields.picture',
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
  ripensAt: 'auditFields.ripensAt',
  serviceId: 'auditFields.serviceId',
  serviceType: 'operatorServices.serviceType',
  services: 'auditFields.services',
  share: 'auditFields.share',
  slug: 'operatorServices.slug',
  sources: 'operatorSuppliers.title',
  startsAt: 'operatorDiscountCodes.startsAt',
  status: 'operatorServices.status',
  subject: 'operatorNewsletter.subject',
  telegram: 'operatorAlerts.telegram',
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

/** `vi`, `texts.vi`, `texts.vi.body`, of a service's page `vi.get`, and of a category `names.vi`. */
const writtenName = new RegExp(
  `^(texts\\.|names\\.)?(${languages.join('|')})(?:\\.(${Object.keys(partLabels).join('|')}))?$`,
)

/** The language in which a value is written, if its name says so. */
export function languageOf(name: string): Language | undefined {
  return writtenName.exec(name)?.[2] as Language | undefined
}

const sums = ['cost', 'dong', 'minimum', 'owed', 'price', 'refunded']
/** Acts that move dong; what a supplier is paid, and a transfer that arrived, may be of another currency. */
const actsOnMoney =
  /^(credit|debit|payout\.|bank-claim\.refuse|transaction\.reverse|transfer\.enter|orders\.refund-part|warranty\.refund)/
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
  'noteLength',
  'readers',
  'repeated',
  'restocked',
  'value',
  'warrantyDays',
]
const moments = ['endsAt', 'expiresAt', 'publishAt', 'ripensAt', 'startsAt', 'until']
const answers = [
  'active',
  'answered',
  'atOnce',
  'browser',
  'document',
  'follows',
  'found',
  'hidden',
  'isOwner',
  'mail',
  'newKey',
  'repeatsSafely',
  'telegram',
]
const bracketName = /^brackets\.(\d+)\.(from|price)$/
const fieldName = /^fields\.(\d+)\.(.+)$/
const ofServiceName = /^([a-z0-9-]+)\.(.+)$/

/** A change in the reader's words, as far as there are any; what an amount is of, says the act. */
export function describeChange(
  t: TranslateOperator,
  language: Language,
  change: AuditChange,
  action: string,
): AuditChange {
  const { name } = change
  const [, nth = '', part] = bracketName.exec(name) ?? []
  if (part === 'from') return describeValues(t, language, change, t('operatorServices.bracketFrom', { nth }), 'amount')
  if (part === 'price') return describeValues(t, language, change, t('operatorServices.bracketPrice', { nth }), part)
  const within = splitName(t, name)
  if (within) {
    const described = describeChange(t, language, { ...change, name: within.rest }, action)
    return { ...described, name: `${within.of} · ${described.name}` }
  }
  if (name === 'amount' && actsOnMoney.test(action))
    return describeValues(t, language, change, t('auditFields.amount'), 'dong')
  return describeValues(t, language, change, labelOf(t, name, change.after ?? change.before ?? ''), name)
}

/** Of `fields.2.required` that it is the second field; of `link-checker.price`, where many services were changed, which service. */
function splitName(t: TranslateOperator, name: string): { of: string; rest: string } | null {
  const [, nth, ofField] = fieldName.exec(name) ?? []
  if (nth && ofField) return { of: t('auditFields.formField', { nth }), rest: ofField }
  const [, slug, ofService = ''] = ofServiceName.exec(name) ?? []
  return slug && (ofService in labels || bracketName.test(ofService)) ? { of: slug, rest: ofService } : null
}

function describeValues(
  t: TranslateOperator,
  language: Language,
  { before, after }: AuditChange,
  label: string,
  name: string,
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
    if (answers.includes(name) && /^(true|false)$/.test(value))
      return t(value === 'true' ? 'operatorRules.yes' : 'operatorRules.no')
    if (name === 'share') return percentText(language, Number(value) / 100, 2)
    if (name === 'rights') return value.split(', ').map(areaName).join(', ')
    return valueWords(t, name, value) ?? value
  }
  return { name: label, before: show(before), after: show(after) }
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
  return `${t(partLabels[(part ?? (within === 'names.' ? 'name' : 'text')) as keyof typeof partLabels])} · ${languageNames[language]}`
}
