import { type Payout, payouts } from '@runmart/contract/payouts'
import { useLanguage } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'

export const payoutPills: Record<Payout['status'], PillState> = {
  waiting: 'pending',
  paid: 'success',
  refused: 'failed',
  cancelled: 'cancel',
}

/** One payout with its amount, account and status. The customer can cancel it while it waits. */
export function PayoutRow({ payout }: { payout: Payout }) {
  const { language, t } = useLanguage()
  const { confirm, dialog } = useConfirm()
  const { id, code, status, amount, bank, account, askedAt, reference, reason } = payout
  const { act } = useAct(payouts.cancel, { once: id, refusals: 'toast' })
  const cancel = async () => {
    const isSure = await confirm({
      title: t('payouts.cancelTitle', { amount: moneyText(language, amount) }),
      description: t('payouts.cancelText'),
      confirm: t('payouts.cancel'),
    })
    if (isSure) await act({ params: { id } })
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-baseline gap-x-2 font-semibold text-ink">
          <Money amount={amount} />
          {account && (
            <span className="font-normal wrap-anywhere text-ink-soft">
              {t('payouts.to', { account: `${bank || t('payouts.binance')} ${account}` })}
            </span>
          )}
        </p>
        <p className="mt-0.5 text-[13px] text-pretty text-ink-soft">
          <span className="font-mono">{code}</span> · <DateTime at={askedAt} />
          {reference && ` · ${t('payouts.reference', { reference })}`}
        </p>
        {status === 'refused' && (
          <p className="mt-0.5 text-[13px] text-pretty wrap-anywhere text-ink-soft">
            {t('payouts.returned', { reason: reason ?? '' })}
          </p>
        )}
      </div>
      <div className="flex items-center gap-2">
        {status === 'waiting' && (
          <Button size="sm" variant="quiet" aria-label={t('payouts.cancelOf', { code })} onClick={cancel}>
            {t('payouts.cancel')}
          </Button>
        )}
        <StatusPill state={payoutPills[status]}>{t(`payoutStates.${status}`)}</StatusPill>
      </div>
      {dialog}
    </li>
  )
}
