import { rights } from '@runmart/contract/accounts-rights'
import type { AuditChange } from '@runmart/contract/audit'
import type { Language } from '@runmart/contract/languages'
import { auditFieldName, auditValueName } from '@runmart/i18n/audit-field-name'
import { auditValueWords } from '@runmart/i18n/audit-value-words'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { costText } from '#ui/cost-text.ts'
import { dateTimeText } from '#ui/date-text.ts'
import { moneyText } from '#ui/money-text.ts'
import { formatNumber } from '#ui/parse-number.ts'
import { percentText } from '#ui/percent-text.ts'

const sums = ['dong', 'minimum', 'owed', 'price', 'refunded']
/** Actions whose amount is in dong. Supplier payments and received transfers may be in another currency. */
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
  'sellsWhileRefused',
  'telegram',
]

/** Formats a change in the reader's language if it has a text. The action decides the unit of an amount. */
export function describeChange(
  t: TranslateOperator,
  language: Language,
  change: AuditChange,
  action: string,
): AuditChange {
  const inner = auditValueName(change.name)
  const name = change.name === 'amount' && actsOnMoney.test(action) ? 'dong' : inner
  const areaName = (value: string) => {
    const area = rights.find((it) => it === value)
    return area ? t(`staffRights.${area}`) : value
  }
  const show = (value: string | null) => {
    if (value === null) return null
    if (name === 'cost' && Number.isFinite(Number(value))) return costText(language, value)
    if (sums.includes(name) && Number.isFinite(Number(value))) return moneyText(language, Number(value))
    if (counted.includes(name) && Number.isFinite(Number(value))) return formatNumber(language, value)
    if (moments.includes(name) && !Number.isNaN(Date.parse(value))) return dateTimeText(language, new Date(value))
    if (answers.includes(name) && /^(true|false)$/.test(value))
      return t(value === 'true' ? 'operatorRules.yes' : 'operatorRules.no')
    if (name === 'share') return percentText(language, Number(value) / 100, 2)
    if (name === 'rights') return value.split(', ').map(areaName).join(', ')
    return auditValueWords(t, name, value) ?? value
  }
  return { name: auditFieldName(t, change, action), before: show(change.before), after: show(change.after) }
}
