import { catalog } from '@runmart/contract/catalog'
import { Plus } from 'lucide-react'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { paths } from '#platform/paths.ts'
import { useAskList } from '#platform/use-ask-list.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ServicesPanel } from './services-panel.tsx'
import { useServiceFilters } from './use-service-filters.ts'

/** The catalogue as operators see it. */
export default function ServicesPage() {
  const say = useOperatorSay()
  const filters = useServiceFilters()
  const found = useAskList(catalog.offered, { query: filters.query })
  return (
    <>
      <title>{`${say('offeredServices.title')} · Runmart`}</title>
      <PageHeader
        title={say('offeredServices.title')}
        description={say('offeredServices.intro')}
        actions={
          <ButtonLink variant="primary" to={paths.operatorService('new')} icon={<Plus aria-hidden />}>
            {say('offeredServices.add')}
          </ButtonLink>
        }
      />
      <ServicesPanel filters={filters} found={found} />
    </>
  )
}
