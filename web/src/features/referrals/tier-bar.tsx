import type { ReferralInfo } from '@runmart/contract/referrals'
import { CircleCheck } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'
import { moneyText } from '#ui/money-text.ts'
import { percentText } from '#ui/percent-text.ts'
import { tierSteps } from './tier-steps.ts'

type Props = { info: Pick<ReferralInfo, 'tiers' | 'totalDeposit'> }

/** The tiers side by side, filled as far as the deposits reach; each is named where it is complete. */
export function TierBar({ info }: Props) {
  const { language, t } = useLanguage()
  return (
    <ol className="grid auto-cols-fr grid-flow-col gap-1.5">
      {tierSteps(info).map(({ deposit, discount, isReached, filled }) => (
        <li key={deposit} className="min-w-0 text-right">
          <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full rounded-full bg-brand transition-[width] duration-200"
              style={{ width: `${filled * 100}%` }}
            />
          </span>
          <span
            className={classes(
              'mt-2 flex items-center justify-end gap-1 font-semibold tabular-nums',
              isReached ? 'text-brand' : 'text-ink',
            )}
          >
            {isReached && <CircleCheck aria-hidden className="size-4 shrink-0" />}
            {t('referrals.tierOff', { percent: percentText(language, discount) })}
            {isReached && <span className="sr-only">, {t('referrals.tierReached')}</span>}
          </span>
          <span className="block text-[13px] text-ink-faint tabular-nums">
            {t('referrals.tierFrom', { amount: moneyText(language, deposit) })}
          </span>
        </li>
      ))}
    </ol>
  )
}
