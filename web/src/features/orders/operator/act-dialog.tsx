import type { ChosenOrder, OrderAct } from '@runmart/contract/orders-desk'
import { useMemo, useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { ActOnManyDialog } from '#ui/act-on-many.tsx'
import { type Finished, FinishedAct } from './act-result.tsx'
import { ActSteps } from './act-steps.tsx'

type Props = {
  act: OrderAct
  orders: readonly ChosenOrder[]
  /** Already done: only what became of it is shown. */
  finished: Finished | null
  open: boolean
  onFinish: (finished: Finished) => void
  onClose: () => void
}

/** Asks about acting on the chosen orders, where money moves or customers get something. */
export function ActDialog({ act, orders, finished, open, onFinish, onClose }: Props) {
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
