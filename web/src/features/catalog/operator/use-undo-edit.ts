import { catalogEdits, type ServiceEdit } from '@runmart/contract/catalog-edits'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'

/** Undoes a bulk edit of services, or explains why it cannot. */
export function useUndoEdit() {
  const t = useOperatorTranslations()
  const { act, acting } = useAct(catalogEdits.undoEdit, { untilFresh: true })
  const undo = async ({ id }: ServiceEdit) => {
    const answer = await act({ params: { id } })
    if (!answer.success)
      showToast('error', answer.code === 'CONFLICT' ? t('operatorServiceEdits.cannotUndo') : answer.error)
  }
  return { undo, undoing: acting }
}
