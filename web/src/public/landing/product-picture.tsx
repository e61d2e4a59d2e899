import type { Language } from '@runmart/contract/accounts'
import type { TranslateSite } from '@runmart/i18n/site'
import { ArrowDownLeft, ArrowUpRight, TrendingUp, Undo2 } from 'lucide-react'
import { moneyText } from '#ui/money-text.ts'
import { StatusPill } from '#ui/status-pill.tsx'
import { PictureBars } from './picture-bars.tsx'

/** The dashboard as it is, with example numbers; for those who cannot see it, one sentence. */
export function ProductPicture({ language, t }: { language: Language; t: TranslateSite }) {
  const money = (amount: number, signed = false) => moneyText(language, amount, signed)
  const rows = [
    {
      icon: ArrowDownLeft,
      look: 'bg-brand-soft text-brand',
      name: t('transactionKinds.bank_deposit'),
      amount: 500_000,
      state: 'success',
    },
    {
      icon: ArrowUpRight,
      look: 'bg-sunken text-ink-soft dark:bg-raised',
      name: t('transactionKinds.order_ref'),
      amount: -180_000,
      state: 'success',
    },
    {
      icon: Undo2,
      look: 'bg-refund-soft text-refund',
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
          {rows.map(({ icon: Icon, look, name, amount, state }) => (
            <li key={name} className="flex items-center gap-3 px-5 py-3 sm:px-6">
              <span className={`grid size-8 shrink-0 place-items-center rounded-full ${look}`}>
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
