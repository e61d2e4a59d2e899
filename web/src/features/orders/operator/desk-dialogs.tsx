import { type ChosenOrder, MAX_VIEW_NAME, type OrderAct, SavedView } from '@runmart/contract/orders-desk'
import { type DeskFilters, type FilterName, filtersToSave } from '@runmart/contract/orders-desk-filters'
import { useMemo, useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import type { Filters } from '#platform/use-filters.ts'
import { ActOnManyDialog } from '#ui/act-on-many.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type Finished, FinishedAct } from './act-result.tsx'
import { ActSteps } from './act-steps.tsx'
import { DeliverFileDialog } from './deliver-file-dialog.tsx'
import { useColumnNames, useColumns } from './desk-columns.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import type { DeskActs } from './use-desk-acts.ts'
import { useKeysSetting } from './use-desk-keys.ts'
import { useSaveView } from './use-save-view.ts'

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

/** Chooses the columns of the table besides the code. */
function ColumnsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useOperatorTranslations()
  const names = useColumnNames()
  const { all, shown, toggle } = useColumns()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorDesk.columns')}
      description={t('operatorDesk.columnsText')}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {all.map((key) => (
          <CheckBox key={key} label={names[key]} checked={shown.includes(key)} onChange={() => toggle(key)} />
        ))}
      </div>
    </Dialog>
  )
}

type ActDialogProps = {
  act: OrderAct
  orders: readonly ChosenOrder[]
  /** The finished action; the dialog then shows only its results. */
  finished: Finished | null
  open: boolean
  onFinish: (finished: Finished) => void
  onClose: () => void
}

/** Confirms an action on the chosen orders that moves money or delivers to customers. */
function ActDialog({ act, orders, finished, open, onFinish, onClose }: ActDialogProps) {
  const t = useOperatorTranslations()
  const source = useMemo(() => ({ ids: orders.map((it) => it.id) }), [orders])
  const [running, setRunning] = useState(false)
  const count = orders.length
  const words = {
    take: { title: t('operatorDesk.takeTitle', { count }) },
    deliver: { title: t('operatorDesk.deliverTitle', { count }), description: t('operatorDesk.deliverMeans') },
    fail: { title: t('operatorDesk.failTitle', { count }), description: t('operatorDesk.failMeans') },
    refund: { title: t('operatorDesk.refundTitle', { count }), description: t('operatorDesk.refundMeans') },
  }
  return (
    <ActOnManyDialog open={open} running={running} onClose={onClose} {...words[act]}>
      {finished ? (
        <FinishedAct finished={finished} onClose={onClose} />
      ) : (
        <ActSteps act={act} source={source} onRunning={setRunning} onFinish={onFinish} onClose={onClose} />
      )}
    </ActOnManyDialog>
  )
}

/** All keys of the desk, and a switch to turn them off. */
function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useOperatorTranslations()
  const { isOn, setOn } = useKeysSetting()
  const keys = [
    ['j', t('operatorDesk.keyNext')],
    ['k', t('operatorDesk.keyPrevious')],
    ['x', t('operatorDesk.keySelect')],
    ['Enter', t('operatorDesk.keyOpen')],
    ['t', t('operatorDesk.keyTake')],
    ['e', t('operatorDesk.keyDeliver')],
    ['r', t('operatorDesk.keyReply')],
    ['/', t('operatorDesk.keySearch')],
    ['Esc', t('operatorDesk.keyClear')],
    ['?', t('operatorDesk.keyHelp')],
  ] as const
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorDesk.keys')}
      description={t('operatorDesk.keysText')}
    >
      <dl className="divide-y divide-line">
        {keys.map(([key, words]) => (
          <div key={key} className="flex min-h-9 items-center justify-between gap-4">
            <dt className="text-ink-soft">{words}</dt>
            <dd>
              <kbd className="inline-grid h-6 min-w-6 place-items-center rounded-md border border-line bg-sunken px-1.5 font-mono text-xs text-ink">
                {key}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
      <CheckBox label={t('operatorDesk.keysOn')} checked={isOn} onChange={setOn} className="mt-4" />
    </Dialog>
  )
}

type SaveViewDialogProps = {
  /** The filters to save, as in the address. */
  filters: string
  open: boolean
  onSaved: (id: string) => void
  onClose: () => void
}

/** Saves the current list as a named view with its own tab. */
function SaveViewDialog({ filters, open, onSaved, onClose }: SaveViewDialogProps) {
  const t = useOperatorTranslations()
  const saveView = useSaveView()
  const save = async ({ name }: { name: string }) => {
    const answer = await saveView({ name, filters })
    if (answer.success) onSaved(answer.data.id)
    return answer
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorDesk.saveView')}
      description={t('operatorDesk.saveViewText')}
    >
      <Form
        schema={SavedView}
        read={(data) => ({ name: String(data.get('name') ?? ''), filters })}
        label={t('operatorDesk.saveView')}
        onSubmit={save}
      >
        <TextField label={t('operatorDesk.viewName')} name="name" limit={MAX_VIEW_NAME} autoComplete="off" />
        <SubmitButton>{t('operatorDesk.saveNow')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
