import type { ReferralInfo } from '@runmart/contract/referrals'
import { useLanguage } from '#platform/language.tsx'
import { NumberedSteps } from '#ui/numbered-steps.tsx'
import { percentText } from '#ui/percent-text.ts'
import { Section } from '#ui/section.tsx'

type Props = { info: Pick<ReferralInfo, 'commissionPercent' | 'holdDays'>; className?: string }

/** The earnings, their source, the hold time and the effect of a refund: three steps in plain words. */
export function HowItWorks({ info: { commissionPercent, holdDays }, className }: Props) {
  const { language, t } = useLanguage()
  const percent = percentText(language, commissionPercent)
  const steps = [
    { title: t('referrals.howShare'), text: t('referrals.howShareText') },
    commissionPercent > 0
      ? { title: t('referrals.howEarn', { percent }), text: t('referrals.howEarnText') }
      : { title: t('referrals.howNothing'), text: t('referrals.howNothingText') },
    ...(commissionPercent > 0
      ? [
          {
            title: t('referrals.howPaid'),
            text: holdDays > 0 ? t('referrals.howPaidText', { count: holdDays }) : t('referrals.howPaidSoonText'),
          },
        ]
      : []),
  ]
  return (
    <Section title={t('referrals.how')} className={className ?? ''}>
      <NumberedSteps steps={steps} className="grid gap-x-8 gap-y-5 md:grid-cols-3" />
      <p className="mt-5 border-t border-line pt-4 text-[13px] text-pretty text-ink-faint">
        {t('referrals.notYourself')}
      </p>
    </Section>
  )
}
