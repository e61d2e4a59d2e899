import { bots } from '@runmart/contract/bots'
import type { Order } from '@runmart/contract/orders'
import { useEffect, useEffectEvent, useState } from 'react'
import type { TextFile } from '#features/orders/index.ts'
import { fetchFile } from '#platform/download.ts'
import { endpointQuery, queryClient } from '#platform/query-client.ts'

import { RefusedError } from '#platform/refused-error.ts'
import { useApiQuery } from '#platform/use-api.ts'

export type Again =
  | { state: 'none' | 'loading' }
  | { state: 'taken' | 'nothing' | 'deleted'; orderCode: string }
  | { state: 'refused'; sentence: string; refetch: () => void }

/**
 * Takes the lines of an earlier run that failed or got no answer as a file of their own. They are handed over once, so
 * that whoever then chooses another file is left alone.
 */
export function useAgain(orderId: string | null, take: (order: Order, file: TextFile) => void): Again {
  const [taken, setTaken] = useState<Again>({ state: 'none' })
  const { data, error, refetch } = useApiQuery({
    queryKey: [bots.results.path, 'again', orderId],
    queryFn: () => askLines(orderId ?? ''),
    enabled: orderId !== null,
    staleTime: 0,
    gcTime: 0,
  })
  const handOver = useEffectEvent(() => {
    if (!data) return
    const { order, isDeleted, content } = data
    const { orderCode } = order
    setTaken({ state: isDeleted ? 'deleted' : content ? 'taken' : 'nothing', orderCode })
    if (content) take(order, { fileName: `failed-${orderCode}.txt`, content })
  })
  useEffect(() => {
    if (data) handOver()
  }, [data])
  if (orderId === null || data) return taken
  return error ? { state: 'refused', sentence: error, refetch } : { state: 'loading' }
}

async function askLines(id: string): Promise<{ order: Order; isDeleted: boolean; content: string }> {
  const { order, run } = await queryClient.fetchQuery(endpointQuery(bots.run, { params: { id } }))
  if (run.filesGone) return { order, isDeleted: true, content: '' }
  const query = { format: 'txt', status: 'failed,skipped' } as const
  const answer = await fetchFile(bots.results, { params: { id }, query })
  if (!answer.success) throw new RefusedError(answer)
  return { order, isDeleted: false, content: (await answer.data.content.text()).trim() }
}
