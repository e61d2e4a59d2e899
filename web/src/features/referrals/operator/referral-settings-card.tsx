import { type ReferralSettings, referrals } from '@runmart/contract/referrals'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { formatSettings, ReferralSettingsDialog } from './referral-settings-dialog.tsx'

/** What referring earns now, and the button to change it. */
export function ReferralSettingsCard() {
  const { data, error, isFetching, refetch } = useApi(referrals.settings)
  const [open, setOpen] = useState(false)
  if (error)
    return (
      <Card padded={false}>
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      </Card>
    )
  if (!data) return <Skeleton className="h-28 w-full rounded-lg max-sm:h-60" />
  return (
    <>
      <SettingsStrip settings={data.settings} onChange={() => setOpen(true)} />
      <ReferralSettingsDialog saved={data.settings} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

type Props = { settings: ReferralSettings; onChange: () => void }

function SettingsStrip({ settings, onChange }: Props) {
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
      <Button aria-label={`${t('operatorReferrals.change')}: ${t('operatorReferrals.changeTitle')}`} onClick={onChange}>
        {t('operatorReferrals.change')}
      </Button>
    </Card>
  )
}
