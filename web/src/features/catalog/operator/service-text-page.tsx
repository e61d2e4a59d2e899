import { catalogPages, type OperatorServicePage } from '@runmart/contract/catalog-pages'
import { useApi } from '#platform/use-api.ts'
import { Loaded } from '#ui/detail-screen.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { PageTextForm } from './page-text-form.tsx'
import { useShownService } from './service-page.tsx'

/** Edits the texts of a service's public page. */
export default function ServiceTextPage() {
  const { id } = useShownService()
  const view = useApi(catalogPages.servicePage, { params: { id } })
  return (
    <Loaded view={view} skeleton={<BlocksSkeleton className="grid gap-4 lg:grid-cols-2" blocks={['h-96', 'h-96']} />}>
      {({ page }) => <PageTextForm key={id} serviceId={id} latest={page as OperatorServicePage} />}
    </Loaded>
  )
}
