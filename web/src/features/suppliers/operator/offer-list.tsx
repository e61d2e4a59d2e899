import { type Supplier, suppliers } from '@runmart/contract/suppliers'
import { MAX_IMPORTED, type Offer } from '@runmart/contract/suppliers-sources'
import { ListTree } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { OfferTable } from './offer-table.tsx'

const shows = ['new', 'imported', 'gone'] as const

type Props = {
  supplier: Supplier
  /** The button to press while no offers are loaded. */
  firstStep: ReactNode
}

/** A supplier's offers, with filters. Operators select offers across pages and import them together. */
export function OfferList({ supplier, firstStep }: Props) {
  const t = useOperatorTranslations()
  const filters = useFilters(readFilters)
  const list = useApiPage(
    suppliers.offers,
    filters.page,
    { params: { id: supplier.id }, query: filters.values },
    // The server reads a new supplier's offers in the background.
    { refetchInterval: (data) => (data?.total === 0 ? 5_000 : false) },
  )
  const [selected, setSelected] = useState<ReadonlyMap<string, Offer>>(new Map())
  const [isImporting, setImporting] = useState(false)
  const clear = () => setSelected(new Map())
  const option = (value: string, label: string) => ({ value, label })
  return (
    <>
      <ListScreen
        list={list}
        filters={filters}
        filterBar={
          selected.size > 0 ? (
            <SelectedBar count={selected.size} onImport={() => setImporting(true)} onClear={clear} />
          ) : (
            (filters.isFiltered || list.data?.total !== 0) && (
              <FilterBar
                filters={filters}
                search={t('operatorSuppliers.search')}
                selects={[
                  {
                    name: 'category',
                    label: t('operatorSuppliers.category'),
                    any: t('operatorSuppliers.anyCategory'),
                    options: (list.data?.categories ?? []).map((it) => option(it, it)),
                  },
                  {
                    name: 'show',
                    label: t('operatorSuppliers.show'),
                    any: t('operatorSuppliers.showAny'),
                    options: shows.map((it) => option(it, t(`offerShows.${it}`))),
                  },
                ]}
              />
            )
          )
        }
        count={(count) => t('operatorSuppliers.offersFound', { count })}
        skeleton={<RowsSkeleton rows={8} dense end="text" />}
        empty={{
          icon: ListTree,
          title: t('operatorSuppliers.offersEmpty'),
          text: t('operatorSuppliers.offersEmptyText'),
          action: firstStep,
        }}
        noMatch={{ title: t('operatorSuppliers.offersNone') }}
      >
        {(offers) => (
          <OfferTable offers={offers} currency={supplier.currency} selected={selected} onSelect={setSelected} />
        )}
      </ListScreen>
      <ImportDialog
        supplierId={supplier.id}
        offers={[...selected.values()]}
        open={isImporting}
        onClose={(isDone) => {
          setImporting(false)
          if (isDone) clear()
        }}
      />
    </>
  )
}

type BarProps = { count: number; onImport: () => void; onClear: () => void }

/** Replaces the filters while offers are selected. */
function SelectedBar({ count, onImport, onClear }: BarProps) {
  const t = useOperatorTranslations()
  const isTooMany = count > MAX_IMPORTED
  return (
    <section
      aria-label={t('operatorSuppliers.bar')}
      className="flex min-h-18 flex-wrap items-center gap-2 border-b border-line bg-brand-soft px-5 py-3"
    >
      <p role="status" className="mr-2 font-semibold text-ink tabular-nums">
        {t('operatorSuppliers.selected', { count })}
        {isTooMany && <span className="text-failed"> · {t('operatorSuppliers.tooMany', { most: MAX_IMPORTED })}</span>}
      </p>
      <Button size="sm" variant="primary" disabled={isTooMany} onClick={onImport}>
        {t('operatorSuppliers.import')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClear} className="ml-auto">
        {t('operatorSuppliers.clear')}
      </Button>
    </section>
  )
}

function readFilters(get: (name: 'q' | 'category' | 'show') => string) {
  const [q, category] = [get('q'), get('category')]
  const show = shows.find((it) => it === get('show'))
  return { ...(q && { q }), ...(category && { category }), ...(show && { show }) }
}
