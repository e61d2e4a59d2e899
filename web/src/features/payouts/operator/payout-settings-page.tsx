import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { MinimumCard } from './minimum-card.tsx'

/** The least that is paid out, as a section of the settings. */
export default function PayoutSettingsPage() {
  const t = useOperatorTranslations()
  return (
    <>
      <title>{`${t('operatorPayouts.settings')} · Runmart`}</title>
      <PageHeader title={t('operatorPayouts.settings')} />
      <MinimumCard />
    </>
  )
}
