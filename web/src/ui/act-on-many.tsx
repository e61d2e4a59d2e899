import type { ComponentProps, ReactNode } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ProgressBar } from './progress-bar.tsx'

type DialogProps = Omit<ComponentProps<typeof Dialog>, 'onOpenChange' | 'hold'> & {
  running: boolean
  onClose: () => void
}

/**
 * The dialog of a bulk action. It cannot close while the action runs, and never by a press outside. The dialog shrinks,
 * so the second press of a double click lands outside.
 */
export function ActOnManyDialog({ running, onClose, ...dialog }: DialogProps) {
  return <Dialog {...dialog} onOpenChange={(next) => next || onClose()} hold={running ? 'all' : 'outside'} />
}

/** How many the action applies to, and how many not. */
export function ActCounts({ can, cannot }: { can: number; cannot: number }) {
  const t = useOperatorTranslations()
  return (
    <p role="status" className="font-semibold text-ink">
      {t('operatorDesk.can', { count: can })}
      {cannot > 0 && <span className="text-failed"> · {t('operatorDesk.cannot', { count: cannot })}</span>}
    </p>
  )
}

export function ActRunning({ tried, total }: { tried: number; total: number }) {
  const t = useOperatorTranslations()
  const label = t('operatorDesk.running', { done: tried, total })
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label={label} total={total} ok={tried} />
      <p className="text-[13px] text-ink-soft tabular-nums">
        {label}. {t('operatorDesk.keepOpen')}
      </p>
    </div>
  )
}

type ResultProps = {
  /** How many succeeded, in words; null for none. */
  done: string | null
  problems: readonly NamedProblem[]
  onClose: () => void
  children?: ReactNode
}

/** How many succeeded, and the failures with their reasons. */
export function ActResult({ done, problems, onClose, children }: ResultProps) {
  const t = useOperatorTranslations()
  return (
    <div className="flex flex-col gap-4">
      {done && (
        <Alert tone="success" title={done}>
          {children}
        </Alert>
      )}
      {problems.length > 0 && (
        <>
          <Alert tone="warning">{t('operatorDesk.notDone', { count: problems.length })}</Alert>
          <ActProblems problems={problems} />
        </>
      )}
      <div className="flex justify-end">
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </div>
    </div>
  )
}

export type NamedProblem = { id: string | null; code: string; sentence: string }

const MOST = 100

export function ActProblems({ problems }: { problems: readonly NamedProblem[] }) {
  const t = useOperatorTranslations()
  return (
    <ul
      aria-label={t('operatorDesk.cannot', { count: problems.length })}
      className="max-h-60 divide-y divide-line overflow-y-auto rounded-lg border border-line"
    >
      {problems.slice(0, MOST).map(({ id, code, sentence }) => (
        <li key={`${id}:${code}`} className="flex flex-wrap items-baseline gap-x-3 px-3 py-2 text-[13px]">
          <span className="font-mono font-semibold text-ink">{code}</span>
          <span className="min-w-0 flex-1 basis-48 wrap-anywhere text-ink-soft">{sentence}</span>
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
