import { bots } from '@runmart/contract/bots'
import type { Order } from '@runmart/contract/orders-order'
import { useEffect, useEffectEvent, useState } from 'react'
import type { TextFile } from '#features/orders/index.ts'
import { fetchFile } from '#platform/download.ts'
import { useTranslations } from '#platform/language.tsx'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import { RefusedError } from '#platform/refused-error.ts'
import { useApiQuery } from '#platform/use-api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

type Rerun =
  | { state: 'none' | 'loading' }
  | { state: 'loaded' | 'empty' | 'deleted'; orderCode: string }
  | { state: 'refused'; error: string; refetch: () => void }

/**
 * Loads the lines of an earlier run that failed or got no answer as a file of their own. `onLoad` is called once, so that a
 * file chosen afterwards is not replaced.
 */
export function useRerun(orderId: string | null, onLoad: (order: Order, file: TextFile) => void): Rerun {
  const [rerun, setRerun] = useState<Rerun>({ state: 'none' })
  const { data, error, refetch } = useApiQuery({
    queryKey: [bots.results.path, 'again', orderId],
    queryFn: () => fetchLines(orderId ?? ''),
    enabled: orderId !== null,
    staleTime: 0,
    gcTime: 0,
  })
  const load = useEffectEvent(() => {
    if (!data) return
    const { order, isDeleted, content } = data
    const { orderCode } = order
    setRerun({ state: isDeleted ? 'deleted' : content ? 'loaded' : 'empty', orderCode })
    if (content) onLoad(order, { fileName: `failed-${orderCode}.txt`, content })
  })
  useEffect(() => {
    if (data) load()
  }, [data])
  if (orderId === null || data) return rerun
  return error ? { state: 'refused', error, refetch } : { state: 'loading' }
}

async function fetchLines(id: string): Promise<{ order: Order; isDeleted: boolean; content: string }> {
  const { order, run } = await queryClient.fetchQuery(endpointQuery(bots.run, { params: { id } }))
  if (run.filesGone) return { order, isDeleted: true, content: '' }
  const query = { format: 'txt', status: 'failed,skipped' } as const
  const answer = await fetchFile(bots.results, { params: { id }, query })
  if (!answer.success) throw new RefusedError(answer)
  return { order, isDeleted: false, content: (await answer.data.content.text()).trim() }
}

/** Whether the lines of the earlier run were loaded, and why not. */
export function RerunNotice({ rerun }: { rerun: Rerun }) {
  const t = useTranslations()
  switch (rerun.state) {
    case 'none':
      return null
    case 'loading':
      return <Alert>{t('botStart.againAsking')}</Alert>
    case 'loaded':
      return <Alert tone="success">{t('botStart.againTaken', { code: rerun.orderCode })}</Alert>
    case 'empty':
      return <Alert>{t('botStart.againNothing', { code: rerun.orderCode })}</Alert>
    case 'deleted':
      return <Alert tone="warning">{t('botStart.againDeleted', { code: rerun.orderCode })}</Alert>
    case 'refused':
      return (
        <Alert
          tone="warning"
          title={t('botStart.againRefused')}
          action={
            <Button size="sm" onClick={rerun.refetch}>
              {t('ui.tryAgain')}
            </Button>
          }
        >
          {rerun.error}
        </Alert>
      )
  }
}
