import type { ReferralInfo } from '@runmart/contract/referrals'
import { numberText } from '@runmart/i18n/formats'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { AnimatedMoney } from '#ui/animated-money.tsx'
import { Card } from '#ui/card.tsx'
import { moneyText } from '#ui/money-text.ts'

/** The number of referred people, the earnings, and the pending, checked and owed amounts. */
export function ReferralFigures({ info }: { info: ReferralInfo }) {
  const { language, t } = useLanguage()
  const { totalReferrals, totalEarnings, pendingEarnings, checkingEarnings, owedEarnings, holdDays } = info
  const money = (amount: number) => ({ amount: moneyText(language, amount) })
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Figure label={t('referrals.totalReferrals')}>{numberText(language, totalReferrals)}</Figure>
      <Figure
        label={t('referrals.totalEarnings')}
        note={t('referrals.totalEarningsNote')}
        more={owedEarnings > 0 && t('referrals.owedNote', money(owedEarnings))}
      >
        <AnimatedMoney amount={totalEarnings} />
      </Figure>
      <Figure
        label={t('referrals.pending')}
        note={holdDays > 0 ? t('referrals.pendingNote', { count: holdDays }) : t('referrals.pendingSoonNote')}
        more={checkingEarnings > 0 && t('referrals.checkingNote', money(checkingEarnings))}
      >
        <AnimatedMoney amount={pendingEarnings} />
      </Figure>
    </div>
  )
}

type FigureProps = { label: string; note?: string; more?: string | false; children: ReactNode }

function Figure({ label, note, more, children }: FigureProps) {
  return (
    <Card>
      <h2 className="text-[13px] font-semibold text-ink-faint">{label}</h2>
      <p className="mt-2 text-2xl/8 font-bold tracking-[-0.02em] text-ink tabular-nums">{children}</p>
      {note && <p className="mt-0.5 text-[13px] text-ink-faint">{note}</p>}
      {more && <p className="mt-2 border-t border-line pt-2 text-[13px] text-pretty text-ink-soft">{more}</p>}
    </Card>
  )
}
