import { suppliers } from '@runmart/contract/suppliers'
import { Truck } from 'lucide-react'
import { canBeSupplied, useShownService } from '#features/catalog/operator/index.ts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/empty.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { SourcesForm } from './sources-form.tsx'

/** A service's suppliers in their order, with the earnings from each. */
export default function ServiceSuppliersPage() {
  const t = useOperatorTranslations()
  const service = useShownService()
  const isPossible = canBeSupplied(service)
  const { data, error, isFetching, refetch } = useApi(
    suppliers.sources,
    { params: { id: service.id } },
    { enabled: isPossible },
  )
  if (!isPossible)
    return (
      <Card padded={false}>
        <Empty icon={Truck} title={t('operatorSources.notHere')} className="py-16">
          {t('operatorSources.notHereText')}
        </Empty>
      </Card>
    )
  if (service.stocked && data?.sources.length === 0)
    return (
      <Card padded={false}>
        <Empty
          icon={Truck}
          title={t('operatorSources.hasStock')}
          className="py-16"
          action={
            <ButtonLink size="sm" to={operatorPaths.serviceTab(service.id, 'stock')}>
              {t('operatorStock.toStock')}
            </ButtonLink>
          }
        >
          {t('operatorSources.hasStockText')}
        </Empty>
      </Card>
    )
  if (error)
    return (
      <RefusedCard onRetry={refetch} retrying={isFetching}>
        {error}
      </RefusedCard>
    )
  if (!data) return <BlocksSkeleton blocks={['h-96']} />
  return <SourcesForm key={service.id} service={service} latest={data} />
}
