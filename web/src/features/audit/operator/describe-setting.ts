import type { AuditChange } from '@runmart/contract/audit'
import { banks } from '@runmart/contract/deposits-banks'
import type { Language } from '@runmart/contract/languages'
import { auditFieldName, tierName } from '@runmart/i18n/audit-field-name'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { dateTimeText } from '#ui/date-text.ts'
import { formatNumber } from '#ui/parse-number.ts'
import { percentText } from '#ui/percent-text.ts'

const numbers = [
  'exchangeRate',
  'minDeposit',
  'wrongContentPercent',
  'noticeLimit',
  'commissionPercent',
  'percent',
  'holdDays',
  'claimDays',
  'minimum',
]

/** A change of a setting in the words of its form; one of another version is shown as it is on record. */
export function describeSetting(
  t: TranslateOperator,
  language: Language,
  change: AuditChange,
  action: string,
): AuditChange {
  const { name, before, after } = change
  const show = (value: string | null) => {
    if (name === 'percent' && value === null) return t('operatorReferrals.generalRate')
    if (value === null) return null
    if (name === 'bankBin') return banks[value] ?? value
    if (name === 'isOn') return t(value === 'true' ? 'operatorMaintenance.isClosed' : 'operatorMaintenance.isOpen')
    if (name === 'share') return percentText(language, Number(value) / 100, 2)
    if (name === 'until') return dateTimeText(language, new Date(value))
    return tierName(t, name) || numbers.includes(name) ? formatNumber(language, value) : value
  }
  return { name: auditFieldName(t, change, action), before: show(before), after: show(after) }
}
