import { maintenance } from '@runmart/contract/content-maintenance'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { MaintenanceForm } from './maintenance-form.tsx'

/** Whether the shop is closed for customers, and what they read meanwhile. */
export default function MaintenancePage() {
  const t = useOperatorTranslations()
  const { data, error, isFetching, refetch } = useApi(maintenance.get)
  return (
    <>
      <title>{`${t('operatorMaintenance.title')} · Runmart`}</title>
      <PageHeader title={t('operatorMaintenance.title')} description={t('operatorMaintenance.intro')} />
      {data && <MaintenanceForm key={data.maintenance.changedAt} saved={data.maintenance} />}
      {!data && !error && <BlocksSkeleton blocks={['h-20', 'h-96']} />}
      {error && (
        <RefusedCard onRetry={refetch} retrying={isFetching}>
          {error}
        </RefusedCard>
      )}
    </>
  )
}
