import type { ReferralInfo } from '@runmart/contract/referrals'
import type { ReactNode } from 'react'
import { useLanguage } from '../../platform/language.tsx'
import { Card } from '../../ui/card.tsx'
import { MovingMoney } from '../../ui/moving-money.tsx'

type Props = { info: Pick<ReferralInfo, 'totalReferrals' | 'totalEarnings' | 'pendingEarnings' | 'holdDays'> }

/** How many came, what they earned, and what is still on its way. */
export function ReferralFigures({ info: { totalReferrals, totalEarnings, pendingEarnings, holdDays } }: Props) {
  const { language, say } = useLanguage()
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Figure label={say('referral.totalReferrals')}>{new Intl.NumberFormat(language).format(totalReferrals)}</Figure>
      <Figure label={say('referral.totalEarnings')} note={say('referral.totalEarningsNote')}>
        <MovingMoney amount={totalEarnings} />
      </Figure>
      <Figure
        label={say('referral.pending')}
        note={holdDays > 0 ? say('referral.pendingNote', { count: holdDays }) : say('referral.pendingSoonNote')}
      >
        <MovingMoney amount={pendingEarnings} />
      </Figure>
    </div>
  )
}

function Figure({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="text-[13px] font-semibold text-ink-faint">{label}</h2>
      <p className="mt-2 text-2xl/8 font-bold tracking-[-0.02em] text-ink tabular-nums">{children}</p>
      {note && <p className="mt-0.5 text-[13px] text-ink-faint">{note}</p>}
    </Card>
  )
}
