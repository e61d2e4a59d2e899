import { useTranslations } from '#platform/language.tsx'

const steps = ['deposits.stepOpen', 'deposits.stepId', 'deposits.stepNote', 'deposits.stepCheck'] as const

/** The way through the Binance app, step by step. */
export function BinanceSteps() {
  const t = useTranslations()
  return (
    <div>
      <h2 className="text-[15px] font-bold text-ink">{t('deposits.binanceSteps')}</h2>
      <ol className="mt-3 flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span className="grid size-6 shrink-0 place-items-center rounded-full border border-line-strong text-xs font-bold text-ink-faint">
              {index + 1}
            </span>
            <span className="pt-0.5 text-pretty text-ink-soft">{t(step)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
