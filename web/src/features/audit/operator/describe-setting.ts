import type { AuditChange } from '@runmart/contract/audit'
import { banks } from '@runmart/contract/deposits-banks'
import { type Language, languageNames } from '@runmart/contract/languages'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { dateTimeText } from '#ui/date-text.ts'
import { formatNumber } from '#ui/parse-number.ts'
import { percentText } from '#ui/percent-text.ts'

const labels = {
  bankBin: 'operatorDepositSettings.bankName',
  bankAccountNumber: 'operatorDepositSettings.accountNumber',
  bankAccountName: 'operatorDepositSettings.accountName',
  binanceId: 'operatorDepositSettings.binanceId',
  binanceOwner: 'operatorDepositSettings.binanceOwner',
  exchangeRate: 'operatorDepositSettings.exchangeRate',
  minDeposit: 'operatorDepositSettings.minDeposit',
  wrongContentPercent: 'operatorDepositSettings.wrongContent',
  commissionPercent: 'operatorReferrals.percentField',
  percent: 'operatorReferrals.percentField',
  holdDays: 'operatorReferrals.holdField',
  share: 'auditFields.share',
  claimDays: 'operatorPartners.claimDays',
  minimum: 'operatorPayouts.minimum',
  isOn: 'operatorMaintenance.title',
  until: 'operatorMaintenance.until',
  reason: 'operatorReferrals.reason',
} as const

const numbers = [
  'exchangeRate',
  'minDeposit',
  'wrongContentPercent',
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
  { name, before, after }: AuditChange,
): AuditChange {
  const tier = tierLabel(t, name)
  const show = (value: string | null) => {
    if (name === 'percent' && value === null) return t('operatorReferrals.generalRate')
    if (value === null) return null
    if (name === 'bankBin') return banks[value] ?? value
    if (name === 'isOn') return t(value === 'true' ? 'operatorMaintenance.isClosed' : 'operatorMaintenance.isOpen')
    if (name === 'share') return percentText(language, Number(value) / 100, 2)
    if (name === 'until') return dateTimeText(language, new Date(value))
    return tier || numbers.includes(name) ? formatNumber(language, value) : value
  }
  const label = tier ?? (name in labels ? t(labels[name as keyof typeof labels]) : languageNames[name as Language])
  return { name: label ?? name, before: show(before), after: show(after) }
}

/** `tier2Deposit` and `tier2Percent` are what the second of the discount tiers asks for and gives. */
function tierLabel(t: TranslateOperator, name: string): string | null {
  const [, nth = '', kind] = /^tier(\d+)(Deposit|Percent)$/.exec(name) ?? []
  if (!kind) return null
  return t(kind === 'Deposit' ? 'operatorOrderSettings.tierDeposit' : 'operatorOrderSettings.tierDiscount', { nth })
}
