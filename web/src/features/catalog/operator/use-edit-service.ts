import { catalog, type OperatorService, type ServiceDraft } from '@runmart/contract/catalog'
import { stripFieldPrefix } from '#platform/strip-field-prefix.ts'
import { useAct } from '#platform/use-act.ts'

/** Saves a service. The server refuses if it changed since it was loaded; orders since then reduce the availability. */
export function useEditService({ id, version, draft: before }: Pick<OperatorService, 'id' | 'version' | 'draft'>) {
  const { act, acting } = useAct(catalog.editService, { untilFresh: true })
  const edit = async (draft: ServiceDraft) => {
    const body = { version, seenAvailability: before.availability, draft }
    return stripFieldPrefix(await act({ params: { id }, body }), 'draft')
  }
  return { edit, editing: acting }
}
