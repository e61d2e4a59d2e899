import { type ReferralSettings, referrals } from '@runmart/contract/referrals'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { formatSettings } from './format-settings.ts'

/** The current referral settings, with a link to change them. */
export function ReferralSettingsCard() {
  const { data, error, isFetching, refetch } = useApi(referrals.settings)
  if (error)
    return (
      <Card padded={false}>
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      </Card>
    )
  if (!data) return <Skeleton className="h-28 w-full rounded-lg max-sm:h-60" />
  return <SettingsStrip settings={data.settings} />
}

function SettingsStrip({ settings }: { settings: ReferralSettings }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const formatted = formatSettings(t, language, settings)
  const facts = [
    {
      label: t('operatorReferrals.percent'),
      value: formatted.commissionPercent,
      note: t('operatorReferrals.percentNote'),
    },
    { label: t('operatorReferrals.hold'), value: formatted.holdDays, note: t('operatorReferrals.holdNote') },
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
      <ButtonLink
        to={operatorPaths.settingsReferrals}
        aria-label={`${t('operatorReferrals.change')}: ${t('operatorReferrals.changeTitle')}`}
      >
        {t('operatorReferrals.change')}
      </ButtonLink>
    </Card>
  )
}
