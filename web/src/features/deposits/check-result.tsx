import type { Answer } from '@runmart/contract/client'
import type { Transaction } from '@runmart/contract/ledger'
import { useLanguage } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { moneyText } from '#ui/money-text.ts'

export type Checked = Answer<{ credited: Transaction[] }>

/** What looking for a transfer has found. */
export function CheckResult({ checked }: { checked: Checked }) {
  const { language, t } = useLanguage()
  if (!checked.success)
    return checked.code === 'UNAVAILABLE' ? (
      <Alert tone="warning" className="mt-4" title={t('deposits.checkFailed')}>
        {t('deposits.checkFailedText')}
      </Alert>
    ) : (
      <Alert tone="danger" className="mt-4">
        {checked.error}
      </Alert>
    )
  const { credited } = checked.data
  if (credited.length === 0)
    return (
      <Alert className="mt-4" title={t('deposits.checkNothing')}>
        {t('deposits.checkNothingText')}
      </Alert>
    )
  const amount = credited.reduce((sum, transaction) => sum + transaction.amount, 0)
  return (
    <Alert
      tone="success"
      className="mt-4"
      title={t('deposits.checkFound', { amount: moneyText(language, amount, true) })}
    >
      {credited.map((transaction) => transaction.transactionCode).join(', ')}
    </Alert>
  )
}
