import type { CallOf } from '@runmart/contract/endpoint'
import { suppliers } from '@runmart/contract/suppliers'
import type { ImportRow } from '@runmart/contract/suppliers-sources'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '#platform/query-client.ts'
import { useApiQuery } from '#platform/use-api.ts'
import { useDebounced } from '#ui/use-debounced.ts'

type Body = CallOf<typeof suppliers.previewImport>['body']

const noRows: readonly ImportRow[] = []

/** What importing would make, asked again when the typing pauses; `isOutdated` until that is here. */
export function useImportPreview(
  supplierId: string,
  offers: readonly string[],
  settings: Omit<Body, 'offers'> | null,
  enabled: boolean,
) {
  const wanted = settings ? JSON.stringify({ ...settings, offers }) : ''
  const asked = useDebounced(wanted)
  const body = JSON.parse(asked || 'null') as Body
  const { data, error, isPlaceholderData, isFetching, refetch } = useApiQuery({
    ...endpointQuery(suppliers.previewImport, { params: { id: supplierId }, body }),
    enabled: enabled && asked !== '',
    placeholderData: keepPreviousData,
  })
  return {
    rows: data?.rows ?? noRows,
    error,
    isOutdated: wanted !== asked || isPlaceholderData || isFetching,
    refetch,
  }
}
