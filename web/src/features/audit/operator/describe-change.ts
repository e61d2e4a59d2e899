import { rights } from '@runmart/contract/accounts-rights'
import type { AuditChange } from '@runmart/contract/audit'
import { type Language, languageNames } from '@runmart/contract/languages'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { dateTimeText } from '#ui/date-text.ts'
import { formatNumber } from '#ui/parse-number.ts'

/** What most entries note. Everything else is shown by the name that it has on record. */
const labels = {
  amount: 'auditFields.amount',
  code: 'auditFields.code',
  email: 'auditFields.email',
  isOwner: 'auditFields.isOwner',
  kind: 'auditFields.kind',
  name: 'auditFields.name',
  note: 'auditFields.note',
  owed: 'auditFields.owed',
  reason: 'auditFields.reason',
  reference: 'auditFields.reference',
  rights: 'auditFields.rights',
  title: 'auditFields.title',
  until: 'auditFields.until',
} as const

const values = {
  deposit: 'operatorTransfers.creditDeposit',
  gift: 'operatorTransfers.creditGift',
  info: 'operatorContent.info',
  warning: 'operatorContent.warning',
} as const

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
    if ((name === 'amount' || name === 'owed') && Number.isFinite(Number(value))) return formatNumber(language, value)
    if (name === 'until' && !Number.isNaN(Date.parse(value))) return dateTimeText(language, new Date(value))
    if (name === 'isOwner') return t(value === 'true' ? 'operatorRules.yes' : 'operatorRules.no')
    if (name === 'rights') return value.split(', ').map(areaName).join(', ')
    return name === 'kind' && value in values ? t(values[value as keyof typeof values]) : value
  }
  const label = name in labels ? t(labels[name as keyof typeof labels]) : languageNames[name as Language]
  return { name: label ?? name, before: show(before), after: show(after) }
}
