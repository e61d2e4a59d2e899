import type { DataOf } from '@runmart/contract/endpoint'
import type { supplierOrders } from '@runmart/contract/suppliers-orders'
import { supplyProblemText } from '@runmart/i18n/supply-problem-text'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Alert } from '#ui/alert.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { DispatchActions } from './dispatch-actions.tsx'
import { DispatchFacts } from './dispatch-facts.tsx'
import { DispatchState } from './dispatch-state.tsx'
import { ExchangeList } from './exchange-list.tsx'
import { useDispatch } from './use-at-supplier.ts'

type Known = DataOf<typeof supplierOrders.ofOrder>

/** What became of an order at suppliers, with all that was said; nothing where none has to do with it. */
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
