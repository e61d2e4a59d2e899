import type { Language } from '@runmart/contract/languages'
import type { TranslateSite } from '@runmart/i18n/site'
import { LinkedSentence } from '@runmart/web/ui/linked-sentence.tsx'
import { moneyText } from '@runmart/web/ui/money-text.ts'
import { lineStyles } from './line-styles.ts'

const LINES = 640
const PRICE = 15
const RATE = 14.2

/** The progress of the example run; example-run.css animates its counts. */
export function ExampleProgress({ language, t }: { language: Language; t: TranslateSite }) {
  const figures = [
    {
      label: t('runConsole.rate'),
      value: t('runConsole.rateValue', { rate: new Intl.NumberFormat(language).format(RATE) }),
    },
    { label: t('runConsole.paid'), value: moneyText(language, LINES * PRICE) },
    { label: t('runConsole.file'), value: 'links.txt' },
  ]
  return (
    <div className="border-y border-line bg-surface">
      <div className="flex flex-col gap-3.5 p-4 sm:p-5">
        <p className="text-2xl/8 font-bold tracking-[-0.02em] text-ink tabular-nums">
          <LinkedSentence
            sentence={t('landing.consoleLines', { done: '‹done›', total: LINES })}
            parts={{ done: <span className="run-done" /> }}
          />
        </p>
        <div aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
          <div className="run-bar flex h-full gap-px">
            <span className="grow-[70] bg-success" />
            <span className="grow bg-failed" />
          </div>
        </div>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          <Count t={t} status="ok" />
          <Count t={t} status="failed" />
        </ul>
      </div>
      <dl className="grid grid-cols-3 gap-x-4 border-t border-line px-4 py-3.5 sm:px-5">
        {figures.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-faint">{label}</dt>
            <dd className="font-semibold text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Count({ t, status }: { t: TranslateSite; status: 'ok' | 'failed' }) {
  const { icon: Icon, styles } = lineStyles[status]
  return (
    <li className="inline-flex items-center gap-1.5 text-[13px] text-ink-soft tabular-nums">
      <Icon aria-hidden className={`size-4 ${styles}`} />
      {t(`lineStates.${status}`)}
      <span className={`font-bold text-ink run-${status}`} />
    </li>
  )
}
