import { INCOMPLETE_LIST, OTHER_CURRENCY, type Supplier } from '@runmart/contract/suppliers'
import { amountText, numberText } from '@runmart/i18n/formats'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { supplyProblemText } from '@runmart/i18n/supply-problem-text'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'
import { dateTimeText } from '#ui/date-text.ts'
import { DateTime } from '#ui/date-time.tsx'
import { StatusPill } from '#ui/status-pill.tsx'

/** Shows if the shop sends orders to a supplier. Lists omit the normal state. */
export function SupplierState({ supplier, always = false }: { supplier: Supplier; always?: boolean }) {
  const t = useOperatorTranslations()
  if (supplier.status === 'paused') return <StatusPill state="paused">{t('operatorSuppliers.paused')}</StatusPill>
  const { accountProblem } = supplier
  if (accountProblem) {
    const word = accountProblem === 'money' ? 'operatorSuppliers.outOfMoney' : 'operatorSuppliers.keyRefused'
    return <StatusPill state="failed">{t(word)}</StatusPill>
  }
  if (isOpen(supplier)) return <StatusPill state="failed">{t('operatorSuppliers.open')}</StatusPill>
  return always ? <StatusPill state="success">{t('operatorSuppliers.active')}</StatusPill> : null
}

/** True while the shop pauses calls to a supplier that failed too often. */
export function isOpen({ openUntil }: Supplier): boolean {
  return openUntil !== null && Date.parse(openUntil) > Date.now()
}

/** The last problems of a supplier: the shop's own findings in its words, others in the supplier's words. */
export function problemText(t: TranslateOperator, { problems }: Supplier): string {
  return problems
    .map((problem) => {
      const known = ([INCOMPLETE_LIST, OTHER_CURRENCY] as const).find((it) => it === problem)
      return known ? t(`supplierProblems.${known}`) : supplyProblemText(t, problem)
    })
    .join(' · ')
}

/** A supplier's problems in words, and the end of its pause; empty without problems. */
export function SupplierProblem({ supplier, className }: { supplier: Supplier; className?: string }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { openUntil } = supplier
  const problem = problemText(t, supplier)
  const until =
    isOpen(supplier) && openUntil
      ? t('operatorSuppliers.openText', { when: dateTimeText(language, new Date(openUntil)) })
      : ''
  if (!problem && !until) return null
  return (
    <p className={classes('text-[13px] text-pretty wrap-anywhere text-failed', className)}>
      {[problem, until].filter(Boolean).join(' · ')}
    </p>
  )
}

/** The shop's balance at a supplier, and the time of that report. */
export function SupplierBalance({ supplier }: { supplier: Supplier }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { balance, balanceAt, currency, lowBalance } = supplier
  if (balance === null)
    return <span className="font-normal text-ink-faint">{t('operatorSuppliers.balanceUnknown')}</span>
  const isLow = lowBalance !== null && Number(balance) < Number(lowBalance)
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <span className={classes('whitespace-nowrap tabular-nums', isLow && 'text-pending')}>
        {amountText(language, shortened(balance), currency)}
      </span>
      {isLow && <span className="text-xs font-semibold text-pending">{t('operatorSuppliers.balanceLow')}</span>}
      {balanceAt && <DateTime at={balanceAt} className="text-xs font-normal whitespace-nowrap text-ink-faint" />}
    </span>
  )
}

/** Suppliers report balances with five digits and more; two are enough. */
export function shortened(balance: string): string {
  const [whole = '0', fraction = ''] = balance.split('.')
  return Number(balance) >= 1 ? `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}` : balance
}

/** A number among the facts of a supplier. */
export function Count({ count }: { count: number }) {
  const { language } = useLanguage()
  return <span className="tabular-nums">{numberText(language, count)}</span>
}
