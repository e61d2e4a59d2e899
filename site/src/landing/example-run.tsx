import type { Language } from '@runmart/contract/languages'
import type { TranslateSite } from '@runmart/i18n/site'
import { buttonStyles } from '@runmart/web/ui/button-styles.ts'
import { StatusPill } from '@runmart/web/ui/status-pill.tsx'
import { Pause, Play } from 'lucide-react'
import { ExampleProgress } from './example-progress.tsx'
import { lineStyles } from './line-styles.ts'

/** The real console of a run with example numbers. Its Pause is a tick box, so that it works without a script. */
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

const rows = [
  { link: 'https://example.com/', status: 'ok', answer: '200 · 84 ms · Example Domain' },
  { link: 'https://example.com/pricing', status: 'ok', answer: '301 → 200 · 131 ms · https://example.com/plans' },
  { link: 'https://example.org/old-offer', status: 'failed', answer: '404 · 63 ms' },
  { link: 'https://example.net/join?ref=RUN28', status: 'ok', answer: '200 · 97 ms · Join' },
] as const

/** The first lines of the example run with their answers, in the words the link checker uses. */
function ExampleResults({ t }: { t: TranslateSite }) {
  return (
    <div className="font-mono text-xs/5">
      <p className="flex gap-3 border-b border-line px-4 py-2.5 sm:px-5">
        <time className="text-ink-faint">09:41:07</time>
        <span className="text-ink">
          <span className="font-bold text-brand">Runmart</span> {t('runNotes.begun')}
        </span>
      </p>
      <ol className="divide-y divide-line">
        {rows.map(({ link, status, answer }, at) => {
          const { icon: Icon, styles } = lineStyles[status]
          return (
            <li
              key={link}
              className="grid grid-cols-[1rem_1fr] items-start gap-x-3 px-4 py-2 sm:grid-cols-[1rem_1fr_1.2fr] sm:px-5"
            >
              <span className="text-ink-faint">{at + 1}</span>
              <span className="truncate text-ink">{link}</span>
              <span className="flex min-w-0 gap-2 text-ink-soft max-sm:col-start-2">
                <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${styles}`} />
                <span className="sr-only">{t(`lineStates.${status}`)}</span>
                <span className="truncate">{answer}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
