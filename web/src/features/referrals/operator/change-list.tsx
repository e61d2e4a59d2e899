import type { ReferralSettings } from '@runmart/contract/referrals'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { settingTexts } from './setting-texts.ts'

const labels = { commissionPercent: 'operatorReferrals.percent', holdDays: 'operatorReferrals.hold' } as const

type Props = { before: ReferralSettings; after: ReferralSettings }

/** What will be other than it is, with the old value below the new one. */
export function ChangeList({ before, after }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [old, next] = [settingTexts(t, language, before), settingTexts(t, language, after)]
  const changed = (['commissionPercent', 'holdDays'] as const).filter((name) => before[name] !== after[name])
  return (
    <span className="mt-4 flex flex-col divide-y divide-line rounded-lg border border-line">
      {changed.map((name) => (
        <span key={name} className="block px-3 py-2">
          <span className="block text-[13px] text-ink-faint">{t(labels[name])}</span>
          <span className="block font-semibold text-ink">{next[name]}</span>
          <span className="block text-[13px] text-ink-faint">{t('operatorReferrals.was', { value: old[name] })}</span>
        </span>
      ))}
    </span>
  )
}
