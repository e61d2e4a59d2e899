import { catalog } from '@runmart/contract/catalog'
import { catalogEdits, type ServiceEdit } from '@runmart/contract/catalog-edits'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { useApiMutation } from '#platform/use-api-mutation.ts'

/** Undoes an edit of several services, and says why where it cannot. */
export function useUndoEdit() {
  const t = useOperatorTranslations()
  const { send, sending: isSending } = useApiMutation(catalogEdits.undoEdit, { refusals: 'inline' })
  const undo = async ({ id }: ServiceEdit) => {
    const answer = await send({ params: { id } })
    if (!answer.success)
      showToast('error', answer.code === 'CONFLICT' ? t('operatorServiceEdits.cannotUndo') : answer.error)
    await invalidate(
      ...[catalog.offered, catalog.offeredService, catalog.services],
      ...[catalogEdits.edits, catalogEdits.priceChanges],
    )
  }
  return { undo, isSending }
}
