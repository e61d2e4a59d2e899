import type { Dispatch } from '@runmart/contract/suppliers-orders'
import { Ban, Hand, RefreshCw, RotateCw, SearchCheck } from 'lucide-react'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { ResolveDialog } from './resolve-dialog.tsx'
import { useDispatchActs } from './use-dispatch-acts.tsx'

/** What can be done about an order at its supplier now; nothing while nothing can. */
export function DispatchActions({ dispatch }: { dispatch: Dispatch }) {
  const t = useOperatorTranslations()
  const acts = useDispatchActs(dispatch)
  const [isResolving, setResolving] = useState(false)
  const { state, canCancel, canRefill } = dispatch
  const canTakeOver = state === 'waiting' || state === 'stuck' || state === 'unclear' || state === 'sent'
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state === 'unclear' && (
          <Button size="sm" variant="primary" icon={<SearchCheck aria-hidden />} onClick={() => setResolving(true)}>
            {t('operatorDispatches.resolve')}
          </Button>
        )}
        {state === 'stuck' && (
          <Button size="sm" icon={<RotateCw aria-hidden />} loading={acts.busy} onClick={() => void acts.retry()}>
            {t('operatorDispatches.retry')}
          </Button>
        )}
        {canRefill && (
          <Button size="sm" icon={<RefreshCw aria-hidden />} loading={acts.busy} onClick={() => void acts.refill()}>
            {t('operatorDispatches.refill')}
          </Button>
        )}
        {canTakeOver && (
          <Button size="sm" icon={<Hand aria-hidden />} disabled={acts.busy} onClick={() => void acts.takeOver()}>
            {t('operatorDispatches.takeOver')}
          </Button>
        )}
        {canCancel && (
          <Button
            size="sm"
            variant="danger"
            icon={<Ban aria-hidden />}
            disabled={acts.busy}
            onClick={() => void acts.cancel()}
          >
            {t('operatorDispatches.cancel')}
          </Button>
        )}
      </div>
      <ResolveDialog dispatch={dispatch} open={isResolving} onClose={() => setResolving(false)} />
      {acts.dialog}
    </>
  )
}
