import type { DataOf } from '@runmart/contract/endpoint'
import { type Dispatch, supplierOrders } from '@runmart/contract/suppliers-orders'
import { supplyProblemText } from '@runmart/i18n/supply-problem-text'
import { Ban, Hand, RefreshCw, RotateCw, SearchCheck } from 'lucide-react'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { DispatchFacts } from './dispatch-facts.tsx'
import { DispatchState } from './dispatch-state.tsx'
import { ExchangeList } from './exchange-list.tsx'
import { ResolveDialog } from './resolve-dialog.tsx'
import { useDispatch } from './use-at-supplier.ts'

type Known = DataOf<typeof supplierOrders.ofOrder>

/** An order's dispatch to suppliers with all exchanges; empty for orders without one. */
export function OrderDispatch({ order }: { order: Parameters<typeof useDispatch>[0] }) {
  const t = useOperatorTranslations()
  const { data, error, isFetching, refetch } = useDispatch(order)
  if (error)
    return (
      <Section title={t('operatorDispatches.section')} padded={false}>
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      </Section>
    )
  if (!data?.dispatch) return null
  return <Shown dispatch={data.dispatch} exchanges={data.exchanges} />
}

type ShownProps = { dispatch: NonNullable<Known['dispatch']>; exchanges: Known['exchanges'] }

function Shown({ dispatch, exchanges }: ShownProps) {
  const t = useOperatorTranslations()
  const { state } = dispatch
  const problem = dispatch.problem && supplyProblemText(t, dispatch.problem)
  const note =
    state === 'unclear'
      ? { tone: 'warning' as const, text: t('operatorDispatches.unclearText') }
      : state === 'stuck'
        ? { tone: 'danger' as const, text: t('operatorDispatches.stuckText') }
        : state === 'by-people'
          ? { tone: 'info' as const, text: t('operatorDispatches.byPeopleText') }
          : null
  return (
    <Section
      title={t('operatorDispatches.section')}
      action={<DispatchState state={state} />}
      padded={false}
      className="text-[13px]"
    >
      <div className="flex flex-col gap-4 p-5">
        {note && (
          <Alert tone={note.tone}>
            {note.text}
            {problem && <span className="mt-1 block font-mono text-xs wrap-anywhere text-ink">{problem}</span>}
          </Alert>
        )}
        {!note && problem && <p className="wrap-anywhere text-failed">{problem}</p>}
        <DispatchFacts dispatch={dispatch} />
        <DispatchActions dispatch={dispatch} />
      </div>
      <ExchangeList exchanges={exchanges} />
    </Section>
  )
}

/** The actions that are possible now for an order at its supplier. */
function DispatchActions({ dispatch }: { dispatch: Dispatch }) {
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

const shown = { refusals: 'toast', untilFresh: true } as const

/** One-click actions for an order at its supplier. Irreversible ones need confirmation. */
function useDispatchActs({ orderId, state, supplierName }: Dispatch) {
  const t = useOperatorTranslations()
  const retrying = useAct(supplierOrders.retry, shown)
  const takingOver = useAct(supplierOrders.takeOver, shown)
  const cancelling = useAct(supplierOrders.cancel, shown)
  const refilling = useAct(supplierOrders.refill, shown)
  const { confirm, dialog } = useConfirm()
  const input = { params: { id: orderId } }
  const isMaybeThere = state === 'sent' || state === 'unclear'
  return {
    retry: () => retrying.act(input),
    refill: () => refilling.act(input),
    takeOver: async () => {
      const isSure = await confirm({
        title: t('operatorDispatches.takeOverTitle'),
        description: (
          <>
            {t('operatorDispatches.takeOverText')}
            {isMaybeThere && (
              <span className="mt-2 block font-semibold text-pending">{t('operatorDispatches.takeOverThere')}</span>
            )}
          </>
        ),
        confirm: t('operatorDispatches.takeOverNow'),
        danger: isMaybeThere,
      })
      if (isSure) await takingOver.act(input)
    },
    cancel: async () => {
      const isSure = await confirm({
        title: t('operatorDispatches.cancelTitle', { name: supplierName ?? '' }),
        description: t('operatorDispatches.cancelText'),
        confirm: t('operatorDispatches.cancelNow'),
        danger: true,
      })
      if (isSure) await cancelling.act(input)
    },
    busy: retrying.acting || takingOver.acting || cancelling.acting || refilling.acting,
    dialog,
  }
}
