import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { ReferralSettingsCard } from './referral-settings-card.tsx'

/** What referring earns, as a section of the settings. */
export default function ReferralSettingsPage() {
  const t = useOperatorTranslations()
  return (
    <>
      <title>{`${t('operatorReferrals.changeTitle')} · Runmart`}</title>
      <PageHeader title={t('operatorReferrals.changeTitle')} />
      <ReferralSettingsCard />
    </>
  )
}
