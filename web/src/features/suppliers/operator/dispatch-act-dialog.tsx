import type { DataOf } from '@runmart/contract/endpoint'
import {
  type ChosenDispatch,
  type DispatchAct,
  type DispatchProblem,
  supplierOrders,
} from '@runmart/contract/suppliers-orders'
import { useState } from 'react'
import { actInParts, type Progress } from '#platform/act-in-parts.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { usePreview } from '#platform/use-preview.ts'
import { ActCounts, ActOnManyDialog, ActProblems, ActResult, ActRunning, type NamedProblem } from '#ui/act-on-many.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Refused } from '#ui/refused.tsx'

type Preview = DataOf<typeof supplierOrders.preview>
type Props = {
  act: DispatchAct
  chosen: readonly ChosenDispatch[]
  open: boolean
  /** Runs after the last attempt, with the ids of the failed and the impossible orders. */
  onFinish: (failed: ReadonlySet<string>) => void
  onClose: () => void
}

/** Retries or takes over many orders: first the impossible ones with reasons, then the action, then each result. */
export function DispatchActDialog({ act, chosen, open, onFinish, onClose }: Props) {
  const t = useOperatorTranslations()
  const [running, setRunning] = useState(false)
  const count = chosen.length
  const title = t(act === 'retry' ? 'operatorDispatches.retryTitle' : 'operatorDispatches.takeOverMany', { count })
  return (
    <ActOnManyDialog
      open={open}
      running={running}
      onClose={onClose}
      title={title}
      description={t(act === 'retry' ? 'operatorDispatches.retryText' : 'operatorDispatches.takeOverText')}
    >
      <Steps act={act} chosen={chosen} onRunning={setRunning} onFinish={onFinish} onClose={onClose} />
    </ActOnManyDialog>
  )
}

type StepsProps = Omit<Props, 'open'> & { onRunning: (running: boolean) => void }

function Steps({ act, chosen, onRunning, onFinish, onClose }: StepsProps) {
  const t = useOperatorTranslations()
  const named = useNamed()
  const [tried, setTried] = useState<number | null>(null)
  const [outcomes, setOutcomes] = useState<readonly DispatchOutcome[] | null>(null)
  const { preview, error, retry } = usePreview(
    supplierOrders.preview,
    () => ({ body: { act, ids: chosen.map((it) => it.id) } }),
    [act, chosen],
  )
  const run = async ({ can, cannot }: Preview) => {
    setTried(0)
    onRunning(true)
    const done = await actOnDispatches(act, can, { onProgress: setTried, notSent: t('operatorDesk.notSent') })
    onRunning(false)
    setOutcomes([...done, ...cannot])
    onFinish(new Set([...done.filter((it) => it.problem), ...cannot].map((it) => it.id)))
  }
  if (outcomes) return <Result act={act} outcomes={outcomes} onClose={onClose} />
  if (error) return <Refused onRetry={retry}>{error}</Refused>
  if (!preview) return <p className="animate-breathe text-ink-soft">{t('operatorDesk.checking')}</p>
  const { can, cannot } = preview
  if (tried !== null) return <ActRunning tried={tried} total={can.length} />
  const there = can.filter((it) => it.mayBeThere).length
  const fill = { count: can.length }
  return (
    <div className="flex flex-col gap-4">
      <ActCounts can={can.length} cannot={cannot.length} />
      {there > 0 && <Alert tone="warning">{t('operatorDispatches.there', { count: there })}</Alert>}
      {cannot.length > 0 && <ActProblems problems={cannot.map(named)} />}
      <div className="flex justify-end">
        <Button
          variant={there > 0 ? 'danger' : 'primary'}
          disabled={can.length === 0}
          onClick={() => void run({ can, cannot })}
        >
          {act === 'retry' ? t('operatorDispatches.doRetry', fill) : t('operatorDispatches.doTakeOver', fill)}
        </Button>
      </div>
    </div>
  )
}

type ResultProps = { act: DispatchAct; outcomes: readonly DispatchOutcome[]; onClose: () => void }

function Result({ act, outcomes, onClose }: ResultProps) {
  const t = useOperatorTranslations()
  const named = useNamed()
  const problems = outcomes.flatMap(({ problem, ...it }) => (problem ? [{ ...it, problem }] : []))
  const count = outcomes.length - problems.length
  const words = act === 'retry' ? 'operatorDispatches.retried' : 'operatorDispatches.takenOver'
  return <ActResult done={count > 0 ? t(words, { count }) : null} problems={problems.map(named)} onClose={onClose} />
}

/** Puts into words why the action on an order failed. */
function useNamed() {
  const t = useOperatorTranslations()
  return ({ id, orderCode: code, problem }: ChosenDispatch & { problem: DispatchProblem }): NamedProblem => {
    const { why, state, sentence } = problem
    if (why === 'other' && sentence) return { id, code, sentence }
    return { id, code, sentence: t(`dispatchProblems.${why}`, { state: state ? t(`dispatchStates.${state}`) : '' }) }
  }
}

type DispatchOutcome = DataOf<typeof supplierOrders.act>['outcomes'][number]

/** Runs an action on each order once and alone, in parts. */
function actOnDispatches(
  act: DispatchAct,
  orders: readonly ChosenDispatch[],
  progress: Progress,
): Promise<DispatchOutcome[]> {
  return actInParts<typeof supplierOrders.act, ChosenDispatch, DispatchOutcome>(supplierOrders.act, orders, {
    ...progress,
    toInput: (key, part) => ({ body: { key, act, ids: part.map((it) => it.id) } }),
    fail: ({ id, orderCode }, sentence) => ({ id, orderCode, problem: { why: 'other', state: null, sentence } }),
  })
}
