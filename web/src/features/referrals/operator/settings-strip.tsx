import type { ReferralSettings } from '@runmart/contract/referrals'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { settingTexts } from './setting-texts.ts'

type Props = { settings: ReferralSettings; onChange: () => void }

/** What referring earns now, and the way to change it. */
export function SettingsStrip({ settings, onChange }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const texts = settingTexts(t, language, settings)
  const facts = [
    { label: t('operatorReferrals.percent'), value: texts.commissionPercent, note: t('operatorReferrals.percentNote') },
    { label: t('operatorReferrals.hold'), value: texts.holdDays, note: t('operatorReferrals.holdNote') },
  ]
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <dl className="grid flex-1 basis-100 gap-x-8 gap-y-4 sm:grid-cols-2">
        {facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="text-[13px] font-semibold text-ink-faint">{label}</dt>
            <dd>
              <span className="block text-lg/7 font-bold text-ink tabular-nums">{value}</span>
              <span className="block text-[13px] text-pretty text-ink-soft">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Button aria-label={`${t('operatorReferrals.change')}: ${t('operatorReferrals.changeTitle')}`} onClick={onChange}>
        {t('operatorReferrals.change')}
      </Button>
    </Card>
  )
}
