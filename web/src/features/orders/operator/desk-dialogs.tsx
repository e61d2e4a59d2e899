import { ordersDesk } from '@runmart/contract/orders-desk'
import { type DeskFilters, type FilterName, filtersToSave } from '@runmart/contract/orders-desk-filters'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import type { Filters } from '#platform/use-filters.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
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
  views: readonly { id: string; name: string }[]
  onView: (id: string) => void
}

/** Every dialog of the desk; one is open at a time. */
export function DeskDialogs({ acts, filters, isQueue, isNarrow, views, onView }: Props) {
  const t = useOperatorTranslations()
  const { send: deleteView, sending } = useApiMutation(ordersDesk.deleteView)
  const { asked, dialog, close } = acts
  const current = views.find(({ id }) => id === filters.get('view'))
  const remove = async () => {
    if (!current) return
    const answer = await deleteView({ params: { id: current.id } })
    if (!answer.success) return
    close()
    onView('pending')
    await invalidate(ordersDesk.views)
  }
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
      <ConfirmDialog
        open={dialog === 'delete-view'}
        onOpenChange={(next) => next || close()}
        title={t('operatorDesk.deleteViewSure', { name: current?.name ?? '' })}
        description={t('operatorDesk.deleteViewText')}
        confirm={t('operatorDesk.deleteView')}
        danger
        loading={sending}
        onConfirm={() => void remove()}
      />
    </>
  )
}
