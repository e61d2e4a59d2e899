import { catalogPages, type OperatorServicePage } from '@runmart/contract/catalog-pages'
import { useApi } from '#platform/use-api.ts'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { PageTextForm } from './page-text-form.tsx'
import { useShownService } from './service-page.tsx'

/** What the public page of a service says, written by operators. */
export default function ServiceTextPage() {
  const { id } = useShownService()
  const { data, error, isFetching, refetch } = useApi(catalogPages.servicePage, { params: { id } })
  if (error)
    return (
      <RefusedCard onRetry={refetch} retrying={isFetching}>
        {error}
      </RefusedCard>
    )
  if (!data) return <BlocksSkeleton className="grid gap-4 lg:grid-cols-2" blocks={['h-96', 'h-96']} />
  return <PageTextForm key={id} serviceId={id} latest={data.page as OperatorServicePage} />
}
