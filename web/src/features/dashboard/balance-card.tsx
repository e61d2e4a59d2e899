import type { Summary } from '@runmart/contract/dashboard'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { AnimatedMoney } from '#ui/animated-money.tsx'
import { Card } from '#ui/card.tsx'
import { moneyText } from '#ui/money-text.ts'

/** The balance, large, with what came in and went out today, each on its own. */
export function BalanceCard({ summary }: { summary: Summary }) {
  const t = useTranslations()
  return (
    <Card className="col-span-2 flex flex-col gap-3">
      <h2 className="text-[13px] font-semibold text-ink-faint">{t('dashboard.balance')}</h2>
      <div className="@container">
        <AnimatedMoney amount={summary.balance} className="text-sum text-ink" />
        {summary.today && <Today {...summary.today} />}
      </div>
    </Card>
  )
}

function Today({ in: came, out: went }: NonNullable<Summary['today']>) {
  const { language, t } = useLanguage()
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-[13px] font-semibold text-ink-faint tabular-nums">
      {came === 0 && went === 0 && t('dashboard.noChangeToday')}
      {came > 0 && (
        <span className="text-brand">{t('dashboard.cameToday', { amount: moneyText(language, came, true) })}</span>
      )}
      {went > 0 && (
        <span className="text-ink-soft">{t('dashboard.wentToday', { amount: moneyText(language, -went, true) })}</span>
      )}
    </p>
  )
}
