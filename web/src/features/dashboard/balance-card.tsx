import type { Summary } from '@runmart/contract/dashboard'
import { TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { AnimatedMoney } from '#ui/animated-money.tsx'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { moneyText } from '#ui/money-text.ts'

/** The balance, large, and how it changed today. `action` is a button beside it. */
export function BalanceCard({ summary, action }: { summary: Summary; action?: ReactNode }) {
  const { language, t } = useLanguage()
  const { balance, change } = summary
  const Icon = change !== null && change < 0 ? TrendingDown : TrendingUp
  return (
    <Card className="col-span-2 flex flex-col justify-between gap-5">
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-[13px] font-semibold text-ink-faint">{t('dashboard.balance')}</h2>
        {action}
      </div>
      <div>
        <AnimatedMoney amount={balance} className="text-[32px]/10 font-bold tracking-[-0.03em] text-ink" />
        {change !== null && (
          <p
            className={classes(
              'mt-1 flex items-center gap-1.5 text-[13px] font-semibold tabular-nums',
              change > 0 ? 'text-brand' : 'text-ink-faint',
            )}
          >
            {change !== 0 && <Icon aria-hidden className="size-4" />}
            {change === 0
              ? t('dashboard.noChangeToday')
              : t('dashboard.today', { amount: moneyText(language, change, true) })}
          </p>
        )}
      </div>
    </Card>
  )
}
