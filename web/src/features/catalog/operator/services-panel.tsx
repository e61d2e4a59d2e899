import type { catalog, OfferedService } from '@runmart/contract/catalog'
import type { DataOf } from '@runmart/contract/endpoint'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { Empty } from '#ui/empty.tsx'
import { List } from '#ui/list.tsx'
import { NoResults } from '#ui/no-results.tsx'
import { Refused } from '#ui/refused.tsx'
import { FilterBar } from './filter-bar.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { ServiceRow } from './service-row.tsx'
import { ServicesSkeleton } from './services-skeleton.tsx'
import type { ServiceFilters } from './use-service-filters.ts'

type Props = {
  filters: ServiceFilters
  found: {
    data: DataOf<typeof catalog.offered> | undefined
    refusal: string | null
    asking: boolean
    outdated: boolean
    askAgain: () => void
  }
}

/** The services that match, in the order of the catalogue. */
export function ServicesPanel({ filters, found }: Props) {
  const t = useOperatorTranslations()
  const { data, refusal, asking, outdated, askAgain } = found
  const [priced, setPriced] = useState<OfferedService | null>(null)
  const [pricing, setPricing] = useState(false)
  return (
    <Card padded={false}>
      <FilterBar filters={filters} />
      {refusal && (
        <Refused onRetry={askAgain} retrying={asking} className="py-16">
          {refusal}
        </Refused>
      )}
      {!data && !refusal && <ServicesSkeleton />}
      {data?.items.length === 0 && (
        <NoResults
          total={0}
          narrowed={filters.narrowed}
          noMatch={{ title: t('operatorServices.noneFound'), text: t('operatorServices.noneFoundText') }}
          onReset={filters.clear}
          onFirst={filters.clear}
        >
          <Empty icon={PackageOpen} title={t('operatorServices.none')} className="py-16">
            {t('operatorServices.noneText')}
          </Empty>
        </NoResults>
      )}
      {data && data.items.length > 0 && (
        <div aria-busy={outdated} className={classes('transition-opacity', outdated && 'opacity-60')}>
          <p className="border-b border-line px-5 py-2 text-[13px] text-ink-faint" role="status">
            {t('operatorServices.found', { count: data.items.length })}
          </p>
          <List label={t('operatorServices.title')}>
            {data.items.map((service) => (
              <ServiceRow
                key={service.id}
                service={service}
                onPrice={() => {
                  setPriced(service)
                  setPricing(true)
                }}
              />
            ))}
          </List>
        </div>
      )}
      {priced && <PriceDialog service={priced} open={pricing} onClose={() => setPricing(false)} />}
    </Card>
  )
}
