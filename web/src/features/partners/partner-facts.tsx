import type { Language } from '@runmart/contract/languages'
import type { PartnerMeasured } from '@runmart/contract/partners'
import { numberText } from '@runmart/i18n/formats'
import type { TranslatePartner } from '@runmart/i18n/partner-area'
import { useLanguage } from '#platform/language.tsx'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { durationText } from '#ui/duration-text.ts'
import { percentText } from '#ui/percent-text.ts'

/** The measured facts of a partner's orders, each with its name; partner and operators see the same. */
export function PartnerFacts({ measured }: { measured: PartnerMeasured }) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-px overflow-hidden bg-line @md:grid-cols-3 @2xl:grid-cols-5">
        {factsOf(t, language, measured).map(({ label, value }) => (
          <div key={label} className="bg-surface px-5 py-3">
            <dt className="text-[13px] text-ink-faint">{label}</dt>
            <dd className="mt-0.5 text-lg/[26px] font-bold text-ink tabular-nums">{value}</dd>
          </div>
        ))}
        {/* A row of two or three leaves one cell empty; this fills it. */}
        <div aria-hidden className="bg-surface @2xl:hidden" />
      </dl>
    </div>
  )
}

/** The measured facts as one line of a list. */
export function factsLine(t: TranslatePartner, language: Language, measured: PartnerMeasured): string {
  return factsOf(t, language, measured)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ')
}

function factsOf(t: TranslatePartner, language: Language, measured: PartnerMeasured) {
  const time = (seconds: number | null) =>
    seconds === null ? t('partnerFacts.unknown') : durationText(language, Math.max(60, seconds))
  const rate = (part: number) => percentText(language, Math.round(part * 100))
  return [
    { label: t('partnerFacts.orders'), value: numberText(language, measured.orders) },
    { label: t('partnerFacts.start'), value: time(measured.medianStartSeconds) },
    { label: t('partnerFacts.delivery'), value: time(measured.medianDeliverySeconds) },
    { label: t('partnerFacts.delivered'), value: rate(measured.deliveredRate) },
    { label: t('partnerFacts.refunded'), value: rate(measured.refundRate) },
  ]
}
