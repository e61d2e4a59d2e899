import type { ServiceEdit } from '@runmart/contract/catalog-edits'
import { Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { useUndoEdit } from './use-undo-edit.ts'

const SHOWN_MS = 10_000

/** Says for ten seconds what was just changed, and takes it back when asked. Later it is in the history. */
export function UndoBar({ edit, onClose }: { edit: ServiceEdit; onClose: () => void }) {
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
