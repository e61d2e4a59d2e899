import type { MyPartnership } from '@runmart/contract/partners'
import { useLanguage } from '#platform/language.tsx'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
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
      <ol className="flex flex-col gap-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full border border-line-strong text-xs font-bold text-ink-faint"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="mt-0.5 font-semibold text-ink">{title}</p>
              <p className="mt-1 text-[13px] text-pretty text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
