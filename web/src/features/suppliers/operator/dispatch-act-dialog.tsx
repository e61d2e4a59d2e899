import type { DataOf } from '@runmart/contract/endpoint'
import {
  type ChosenDispatch,
  type DispatchAct,
  type DispatchProblem,
  supplierOrders,
} from '@runmart/contract/suppliers-orders'
import { useEffect, useState } from 'react'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Refused } from '#ui/refused.tsx'
import { actOnDispatches, type DispatchOutcome } from './act-on-dispatches.ts'

type Preview = DataOf<typeof supplierOrders.preview>
type Props = {
  act: DispatchAct
  chosen: readonly ChosenDispatch[]
  open: boolean
  /** Everything was tried: these were not done. */
  onFinish: (failed: ReadonlySet<string>) => void
  onClose: () => void
}

/** Sends many orders again or takes them over: first what cannot be and why, then doing it, then what became of each. */
export function DispatchActDialog({ act, chosen, open, onFinish, onClose }: Props) {
  const t = useOperatorTranslations()
  const count = chosen.length
  const title = t(act === 'retry' ? 'operatorDispatches.retryTitle' : 'operatorDispatches.takeOverMany', { count })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      description={t(act === 'retry' ? 'operatorDispatches.retryText' : 'operatorDispatches.takeOverText')}
    >
      <Steps act={act} chosen={chosen} onFinish={onFinish} onClose={onClose} />
    </Dialog>
  )
}

function Steps({ act, chosen, onFinish, onClose }: Omit<Props, 'open'>) {
  const t = useOperatorTranslations()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [tried, setTried] = useState<number | null>(null)
  const [outcomes, setOutcomes] = useState<readonly DispatchOutcome[] | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    let isCurrent = true
    setError(null)
    const body = { act, ids: chosen.map((it) => it.id) }
    void handleAnswer(call(supplierOrders.preview, { body }), { refusals: 'inline' }).then((answer) => {
      if (!isCurrent) return
      if (answer.success) setPreview(answer.data)
      else setError(answer.error)
    })
    return () => {
      isCurrent = false
    }
  }, [act, chosen, attempt])
  const run = async ({ can, cannot }: Preview) => {
    setTried(0)
    const done = await actOnDispatches(act, can, { onProgress: setTried, notSent: t('operatorDesk.notSent') })
    setOutcomes([...done, ...cannot])
    onFinish(new Set([...done.filter((it) => it.problem), ...cannot].map((it) => it.id)))
  }
  if (outcomes) return <Result act={act} outcomes={outcomes} onClose={onClose} />
  if (error) return <Refused onRetry={() => setAttempt(attempt + 1)}>{error}</Refused>
  if (!preview) return <p className="animate-breathe text-ink-soft">{t('operatorDesk.checking')}</p>
  const { can, cannot } = preview
  if (tried !== null) {
    const label = t('operatorDesk.running', { done: tried, total: can.length })
    return (
      <div className="flex flex-col gap-2">
        <ProgressBar label={label} total={can.length} ok={tried} />
        <p className="text-[13px] text-ink-soft tabular-nums">
          {label}. {t('operatorDesk.keepOpen')}
        </p>
      </div>
    )
  }
  const there = can.filter((it) => it.mayBeThere).length
  const fill = { count: can.length }
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-semibold text-ink">
        {t('operatorDesk.can', { count: can.length })}
        {cannot.length > 0 && (
          <span className="text-failed"> · {t('operatorDesk.cannot', { count: cannot.length })}</span>
        )}
      </p>
      {there > 0 && <Alert tone="warning">{t('operatorDispatches.there', { count: there })}</Alert>}
      {cannot.length > 0 && <Problems problems={cannot} />}
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

/** How many were done, and what was not and why. */
function Result({ act, outcomes, onClose }: ResultProps) {
  const t = useOperatorTranslations()
  const problems = outcomes.flatMap(({ problem, ...it }) => (problem ? [{ ...it, problem }] : []))
  const done = outcomes.length - problems.length
  const words = act === 'retry' ? 'operatorDispatches.retried' : 'operatorDispatches.takenOver'
  return (
    <div className="flex flex-col gap-4">
      {done > 0 && <Alert tone="success" title={t(words, { count: done })} />}
      {problems.length > 0 && (
        <>
          <Alert tone="warning">{t('operatorDesk.notDone', { count: problems.length })}</Alert>
          <Problems problems={problems} />
        </>
      )}
      <div className="flex justify-end">
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </div>
    </div>
  )
}

/** So many are named; nobody reads on. */
const MOST = 100

function Problems({ problems }: { problems: readonly { id: string; orderCode: string; problem: DispatchProblem }[] }) {
  const t = useOperatorTranslations()
  const explain = ({ why, state, sentence }: DispatchProblem) =>
    why === 'other' && sentence
      ? sentence
      : t(`dispatchProblems.${why}`, { state: state ? t(`dispatchStates.${state}`) : '' })
  return (
    <ul
      aria-label={t('operatorDesk.cannot', { count: problems.length })}
      className="max-h-60 divide-y divide-line overflow-y-auto rounded-lg border border-line"
    >
      {problems.slice(0, MOST).map(({ id, orderCode, problem }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 px-3 py-2 text-[13px]">
          <span className="font-mono font-semibold text-ink">{orderCode}</span>
          <span className="min-w-0 flex-1 basis-48 wrap-anywhere text-ink-soft">{explain(problem)}</span>
        </li>
      ))}
      {problems.length > MOST && (
        <li className="px-3 py-2 text-[13px] text-ink-faint">
          {t('operatorDesk.andMore', { count: problems.length - MOST })}
        </li>
      )}
    </ul>
  )
}
