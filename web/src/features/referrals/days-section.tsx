import type { ReferralInfo } from '@runmart/contract/referrals'
import { ChartColumn } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { Empty } from '#ui/empty.tsx'
import { Section } from '#ui/section.tsx'
import { ReferralDays } from './referral-days.tsx'

/** Thirty days of clicks, sign-ups and earnings. */
export function DaysSection({ days }: { days: ReferralInfo['daily'] }) {
  const t = useTranslations()
  const moved = days.some((day) => day.clicks || day.signups || day.earned)
  return (
    <Section title={t('referrals.days')}>
      {moved ? (
        <ReferralDays days={days} />
      ) : (
        <Empty icon={ChartColumn} title={t('referrals.daysEmpty')}>
          {t('referrals.daysEmptyText')}
        </Empty>
      )}
    </Section>
  )
}
