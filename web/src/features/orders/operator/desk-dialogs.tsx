import { type DeskFilters, type FilterName, filtersToSave } from '@runmart/contract/orders-desk-filters'
import type { Filters } from '#platform/use-filters.ts'
import { ActDialog } from './act-dialog.tsx'
import { ColumnsDialog } from './columns-dialog.tsx'
import { DeliverFileDialog } from './deliver-file-dialog.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { SaveViewDialog } from './save-view-dialog.tsx'
import type { DeskActs } from './use-desk-acts.ts'

type Props = {
  acts: DeskActs
  filters: Filters<FilterName | 'view' | 'sort', DeskFilters>
  isQueue: boolean
  /** The orders are cards. */
  isNarrow: boolean
}

/** Every dialog of the desk; one is open at a time. */
export function DeskDialogs({ acts, filters, isQueue, isNarrow }: Props) {
  const { asked, dialog, close } = acts
  return (
    <>
      {asked && <ActDialog {...asked} open={dialog === 'act'} onFinish={acts.onFinish} onClose={close} />}
      <DeliverFileDialog open={dialog === 'file'} onFinish={acts.onFinish} onClose={close} />
      <FilterDialog
        filters={filters.values}
        isQueue={isQueue}
        sort={isNarrow ? filters.get('sort') : null}
        open={dialog === 'filter'}
        onApply={filters.set}
        onClose={close}
      />
      <ColumnsDialog open={dialog === 'columns'} onClose={close} />
      <KeysDialog open={dialog === 'keys'} onClose={close} />
      <SaveViewDialog
        filters={filtersToSave(filters.get)}
        open={dialog === 'save-view'}
        onSaved={(id) => {
          close()
          filters.set(Object.fromEntries([...new URLSearchParams(filtersToSave(filters.get)), ['view', id]]))
        }}
        onClose={close}
      />
    </>
  )
}
