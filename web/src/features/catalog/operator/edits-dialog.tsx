import { catalog } from '@runmart/contract/catalog'
import { catalogEdits, type ServiceEdit, type ServiceValues } from '@runmart/contract/catalog-edits'
import { History } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { useUndoEdit } from './use-undo-edit.ts'
import { useValueText } from './use-value-text.ts'

/** The latest bulk edits of services, with undo buttons. */
export function EditsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useOperatorTranslations()
  const list = useApi(catalogEdits.edits, {}, { enabled: open })
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorServiceEdits.history')}
      description={t('operatorServiceEdits.historyText')}
    >
      <ListScreen
        frame="none"
        list={list}
        skeleton={<RowsSkeleton rows={4} dense />}
        empty={{ icon: History, title: t('operatorServiceEdits.historyNone') }}
      >
        {(edits) => (
          <ul className="-mx-6 max-h-[60vh] divide-y divide-line overflow-y-auto border-t border-line">
            {edits.map((edit) => (
              <EditRow key={edit.id} edit={edit} />
            ))}
          </ul>
        )}
      </ListScreen>
    </Dialog>
  )
}

/** The number of services that an edit lists by name. */
const NAMED = 3

function EditRow({ edit }: { edit: ServiceEdit }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const textOf = useValueText()
  const { undo, undoing } = useUndoEdit()
  const offered = useApi(catalog.offered)
  const archived = useApi(catalog.offered, { query: { visibility: 'archived' } })
  const services = [...(offered.data?.items ?? []), ...(archived.data?.items ?? [])]
  const nameOf = (id: string) => services.find((it) => it.id === id)?.draft.texts[language].name ?? ''
  const valuesText = (values: ServiceValues) =>
    (Object.keys(values) as (keyof ServiceValues)[]).map((name) => textOf(name, values[name] ?? null)).join(', ')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-6 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold text-ink">
          {t('operatorServiceEdits.changed', { count: edit.changes.length })}{' '}
          <span className="text-[13px] font-normal text-ink-faint">
            <DateTime at={edit.at} /> · {edit.by?.username}
          </span>
        </p>
        <ul className="mt-1 text-[13px] text-ink-soft tabular-nums">
          {edit.changes.slice(0, NAMED).map(({ id, before, after }) => (
            <li key={id} className="wrap-anywhere">
              {nameOf(id)} {valuesText(before)} → <span className="text-ink">{valuesText(after)}</span>
            </li>
          ))}
          {edit.changes.length > NAMED && (
            <li className="text-ink-faint">{t('operatorServiceEdits.more', { count: edit.changes.length - NAMED })}</li>
          )}
        </ul>
      </div>
      {edit.undoneAt ? (
        <p className="text-[13px] text-ink-faint">{t('operatorServiceEdits.undone')}</p>
      ) : (
        <Button size="sm" loading={undoing} onClick={() => void undo(edit)}>
          {t('operatorServiceEdits.undo')}
        </Button>
      )}
    </li>
  )
}
