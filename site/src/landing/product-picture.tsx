import type { Language } from '@runmart/contract/languages'
import type { TranslateSite } from '@runmart/i18n/site'
import { moneyText } from '@runmart/web/ui/money-text.ts'
import { StatusPill } from '@runmart/web/ui/status-pill.tsx'
import { ArrowDownLeft, ArrowUpRight, TrendingUp, Undo2 } from 'lucide-react'

/** The real dashboard with example numbers; one sentence for screen readers. */
export function ProductPicture({ language, t }: { language: Language; t: TranslateSite }) {
  const money = (amount: number, signed = false) => moneyText(language, amount, signed)
  const rows = [
    {
      icon: ArrowDownLeft,
      styles: 'bg-brand-soft text-brand',
      name: t('transactionKinds.bank_deposit'),
      amount: 500_000,
      state: 'success',
    },
    {
      icon: ArrowUpRight,
      styles: 'bg-sunken text-ink-soft dark:bg-raised',
      name: t('transactionKinds.order_ref'),
      amount: -180_000,
      state: 'success',
    },
    {
      icon: Undo2,
      styles: 'bg-refund-soft text-refund',
      name: t('transactionKinds.refund'),
      amount: 36_000,
      state: 'refund',
    },
  ] as const
  return (
    <div role="img" aria-label={t('landing.exampleLabel')} className="select-none">
      <div aria-hidden className="rounded-lg border border-line bg-surface shadow-float">
        <div className="flex items-start justify-between gap-4 p-5 sm:p-6">
          <div>
            <p className="text-[13px] font-semibold text-ink-faint">{t('landing.exampleBalance')}</p>
            <p className="mt-1 text-[32px]/10 font-bold tracking-[-0.03em] text-ink tabular-nums">{money(2_356_000)}</p>
            <p className="mt-1 flex items-center gap-1.5 text-[13px] font-semibold text-brand tabular-nums">
              <TrendingUp className="size-4" />
              {t('landing.exampleToday', { amount: money(356_000, true) })}
            </p>
          </div>
          <span className="rounded-md border border-line px-2 text-xs leading-6 font-semibold text-ink-faint">
            {t('landing.exampleTag')}
          </span>
        </div>
        <div className="border-t border-line px-5 py-4 sm:px-6">
          <p className="mb-3 text-[13px] font-semibold text-ink-faint">{t('landing.exampleChart')}</p>
          <PictureBars />
        </div>
        <ul className="divide-y divide-line border-t border-line">
          {rows.map(({ icon: Icon, styles, name, amount, state }) => (
            <li key={name} className="flex items-center gap-3 px-5 py-3 sm:px-6">
              <span className={`grid size-8 shrink-0 place-items-center rounded-full ${styles}`}>
                <Icon className="size-4" />
              </span>
              <span className="min-w-0 flex-1 truncate font-semibold text-ink">{name}</span>
              <span className="max-[420px]:hidden">
                <StatusPill state={state}>{t(`orderStates.${state}`)}</StatusPill>
              </span>
              <span className={`w-26 text-right font-bold tabular-nums ${amount > 0 ? 'text-brand' : 'text-ink'}`}>
                {money(amount, true)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const deposits = [
  0, 0, 300, 0, 0, 0, 500, 0, 0, 200, 0, 0, 0, 0, 800, 0, 0, 0, 250, 0, 0, 0, 0, 600, 0, 0, 0, 400, 0, 500,
]
const spending = [
  80, 0, 120, 60, 0, 180, 90, 0, 40, 150, 0, 70, 110, 0, 220, 130, 60, 0, 90, 170, 0, 50, 120, 0, 200, 80, 0, 140, 60,
  144,
]
const LINE = 62
const HEIGHT = 80
const days = deposits.map((deposit, day) => ({ day, deposit, spent: spending[day] ?? 0 }))
const scale = 60 / Math.max(...deposits)

/** Thirty example days, drawn as the dashboard draws real ones. */
function PictureBars() {
  return (
    <svg aria-hidden="true" viewBox={`0 0 300 ${HEIGHT}`} preserveAspectRatio="none" className="block h-24 w-full">
      {days.map(({ day, deposit, spent }) => (
        <g key={day}>
          <rect
            x={day * 10 + 1.4}
            y={LINE - deposit * scale}
            width={7.2}
            height={deposit * scale}
            className="fill-brand"
          />
          <rect x={day * 10 + 1.4} y={LINE} width={7.2} height={spent * scale} className="fill-brand/40" />
        </g>
      ))}
      <line x1={0} x2={300} y1={LINE} y2={LINE} vectorEffect="non-scaling-stroke" className="stroke-line-strong" />
    </svg>
  )
}
