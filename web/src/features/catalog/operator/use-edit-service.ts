import { catalog, type OperatorService, type ServiceDraft } from '@runmart/contract/catalog'
import { stripFieldPrefix } from '#platform/strip-field-prefix.ts'
import { useAct } from '#platform/use-act.ts'

/** Changes a service unless somebody else did since it was loaded; orders placed meanwhile reduce what is available. */
export function useEditService({ id, version, draft: before }: Pick<OperatorService, 'id' | 'version' | 'draft'>) {
  const { act, acting } = useAct(catalog.editService, { untilFresh: true })
  const edit = async (draft: ServiceDraft) => {
    const body = { version, seenAvailability: before.availability, draft }
    return stripFieldPrefix(await act({ params: { id }, body }), 'draft')
  }
  return { edit, editing: acting }
}
