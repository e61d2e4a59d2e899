import { catalog, type OperatorService, serviceStatuses, visibilities } from '@runmart/contract/catalog'
import { CategorySlug } from '@runmart/contract/catalog-categories'
import { MAX_EDITED, type ServiceEdit } from '@runmart/contract/catalog-edits'
import { History, PackageOpen, Plus, Shapes, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { BulkBar, type BulkKind } from './bulk-bar.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { EditsDialog } from './edits-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { ServicesTable } from './services-table.tsx'
import { useCategories } from './use-categories.ts'
import { useUndoEdit } from './use-undo-edit.ts'

/** The catalogue for operators: they sort it, edit single services, or change up to `maxEdited` at once. */
export default function ServicesPage({ maxEdited = MAX_EDITED }: { maxEdited?: number }) {
  const t = useOperatorTranslations()
  const filters = useFilters(readServiceFilters)
  const categories = useCategories()
  const list = useApi(catalog.offered, { query: filters.values }, { keepPrevious: true })
  const { item: priced, isOpen, open, close } = useItemDialog<OperatorService, 'price' | 'edits'>()
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const [bulk, setBulk] = useState<BulkKind | null>(null)
  const [edit, setEdit] = useState<ServiceEdit | null>(null)
  const forgetEdit = useCallback(() => setEdit(null), [])
  const selected = (list.data?.items ?? []).filter(({ id }) => selectedIds.includes(id))
  const option = (value: string, label: string) => ({ value, label })
  return (
    <>
      <title>{`${t('operatorServices.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorServices.title')}
        description={t('operatorServices.intro')}
        actions={
          <>
            <Button icon={<History aria-hidden />} onClick={() => open('edits', null)}>
              {t('operatorServiceEdits.historyShort')}
            </Button>
            <ButtonLink to={operatorPaths.categories} icon={<Shapes aria-hidden />}>
              {t('operatorServices.categories')}
            </ButtonLink>
            <ButtonLink variant="primary" to={operatorPaths.service('new')} icon={<Plus aria-hidden />}>
              {t('operatorServices.add')}
            </ButtonLink>
          </>
        }
      />
      <ListScreen
        list={list}
        filters={filters}
        filterBar={
          selected.length > 0 ? (
            <BulkBar count={selected.length} max={maxEdited} onChoose={setBulk} onClear={() => setSelectedIds([])} />
          ) : (
            <FilterBar
              filters={filters}
              search={t('operatorServices.search')}
              selects={[
                {
                  name: 'category',
                  label: t('operatorServices.category'),
                  any: t('operatorServices.anyCategory'),
                  options: categories.map(({ slug, name }) => option(slug, name)),
                },
                {
                  name: 'status',
                  label: t('operatorServices.status'),
                  any: t('operatorServices.anyStatus'),
                  options: serviceStatuses.map((it) => option(it, t(`serviceStates.${it}`))),
                },
                {
                  name: 'visibility',
                  label: t('operatorServices.visibility'),
                  any: t('operatorServices.notArchived'),
                  options: visibilities.map((it) => option(it, t(`serviceVisibilities.${it}`))),
                },
                {
                  name: 'supply',
                  label: t('operatorSources.tab'),
                  any: t('operatorServices.anySupply'),
                  options: [option('none', t('operatorSources.badgeNone'))],
                },
              ]}
            />
          )
        }
        count={(count) => t('operatorServices.found', { count })}
        skeleton={<RowsSkeleton rows={12} dense />}
        empty={{ icon: PackageOpen, title: t('operatorServices.none'), text: t('operatorServices.noneText') }}
        noMatch={{ title: t('operatorServices.noneFound') }}
      >
        {(services) => (
          <ServicesTable
            {...{ services, categories, selectedIds, maxEdited }}
            onSelect={(ids) => setSelectedIds(ids.slice(0, maxEdited))}
            onPrice={(service) => open('price', service)}
            onEdited={setEdit}
          />
        )}
      </ListScreen>
      {priced && <PriceDialog service={priced} open={isOpen('price')} onClose={close} />}
      <EditsDialog open={isOpen('edits')} onClose={close} />
      {bulk && (
        <BulkDialog
          open
          kind={bulk}
          services={selected}
          onClose={() => setBulk(null)}
          onEdited={(done) => {
            setBulk(null)
            setSelectedIds([])
            setEdit(done)
          }}
        />
      )}
      {edit && <UndoBar key={edit.id} edit={edit} onClose={forgetEdit} />}
    </>
  )
}

function readServiceFilters(get: (name: 'category' | 'status' | 'visibility' | 'supply' | 'q') => string) {
  const category = CategorySlug.safeParse(get('category')).data
  const status = serviceStatuses.find((it) => it === get('status'))
  const visibility = visibilities.find((it) => it === get('visibility'))
  const q = get('q')
  return {
    ...(category && { category }),
    ...(status && { status }),
    ...(visibility && { visibility }),
    ...(get('supply') === 'none' && { supply: 'none' as const }),
    ...(q && { q }),
  }
}

const SHOWN_MS = 10_000

/** Offers to undo the last edit for ten seconds; later the history offers it. */
function UndoBar({ edit, onClose }: { edit: ServiceEdit; onClose: () => void }) {
  const t = useOperatorTranslations()
  const { undo, undoing } = useUndoEdit()
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-md items-center justify-between gap-4 rounded-lg border border-line bg-raised py-2 pr-2 pl-4 font-semibold text-ink shadow-float max-md:bottom-20"
    >
      {t('operatorServiceEdits.changed', { count: edit.changes.length })}
      <Button size="sm" icon={<Undo2 aria-hidden />} loading={undoing} onClick={() => void undo(edit).finally(onClose)}>
        {t('operatorServiceEdits.undo')}
      </Button>
    </div>
  )
}
