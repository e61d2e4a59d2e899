import type { MyPartnership } from '@runmart/contract/partners'
import { useLanguage } from '#platform/language.tsx'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { NumberedSteps } from '#ui/numbered-steps.tsx'
import { percentText } from '#ui/percent-text.ts'
import { Section } from '#ui/section.tsx'

type Props = { mine: Pick<MyPartnership, 'usualShare' | 'holdDays'>; className?: string }

/** What a partner does, earns and gets, when, and what a refund does: in plain words. */
export function HowItWorks({ mine: { usualShare, holdDays }, className }: Props) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const steps = [
    { title: t('partner.howOffer'), text: t('partner.howOfferText') },
    { title: t('partner.howDeliver'), text: t('partner.howDeliverText') },
    {
      title: t('partner.howEarn'),
      text:
        usualShare === undefined
          ? t('partner.howEarnText')
          : t('partner.howEarnUsually', { percent: percentText(language, usualShare / 100, 2) }),
    },
    {
      title: t('partner.howPaid'),
      text: holdDays > 0 ? t('partner.howPaidText', { count: holdDays }) : t('partner.howPaidNow'),
    },
  ]
  return (
    <Section title={t('partner.how')} className={className ?? ''}>
      <NumberedSteps steps={steps} className="flex flex-col gap-5" />
    </Section>
  )
}
