import type { Language } from '@runmart/contract/languages'
import type { TranslateSite } from '@runmart/i18n/site'
import { Pause, Play } from 'lucide-react'
import { buttonStyles } from '#ui/button-styles.ts'
import { StatusPill } from '#ui/status-pill.tsx'
import { ExampleProgress } from './example-progress.tsx'
import { ExampleResults } from './example-results.tsx'
import './example-run.css'

/** The console of a run as it is, with example numbers. Its Pause is a tick box, so that it works without a script. */
export function ExampleRun({ language, t }: { language: Language; t: TranslateSite }) {
  return (
    <figure aria-label={t('landing.consoleLabel')} className="run rounded-lg border border-line bg-canvas shadow-float">
      <div className="flex items-start justify-between gap-4 p-4 sm:p-5">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[17px]/6 font-bold text-ink">
            {t('landing.consoleBot')}
            <span className="rounded-md border border-line-strong px-1.5 text-xs/5 font-semibold text-ink-faint">
              {t('landing.exampleTag')}
            </span>
          </p>
          <p className="mt-1.5 flex items-center gap-3">
            <span className="font-mono text-xs text-ink-faint">RM-7K3QX9</span>
            <span className="run-going inline-flex">
              <StatusPill state="progress">{t('botStates.running')}</StatusPill>
            </span>
            <span className="run-paused">
              <StatusPill state="paused">{t('botStates.paused')}</StatusPill>
            </span>
          </p>
        </div>
        <label
          className={buttonStyles(
            'secondary',
            'md',
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
          )}
        >
          <input type="checkbox" className="sr-only" />
          <span className="run-going inline-flex items-center gap-2">
            <Pause aria-hidden />
            {t('runConsole.pause')}
          </span>
          <span className="run-paused items-center gap-2">
            <Play aria-hidden />
            {t('runConsole.resume')}
          </span>
        </label>
      </div>
      <ExampleProgress language={language} t={t} />
      <ExampleResults t={t} />
    </figure>
  )
}
