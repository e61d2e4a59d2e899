import type { OperatorPayout } from '@runmart/contract/payouts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { StatusPill } from '#ui/status-pill.tsx'
import { payoutPills } from '../payout-row.tsx'

/** The status as operators read it. Only customers read a waiting payout as on its way. */
export const payoutStateKey = (status: OperatorPayout['status']) =>
  status === 'waiting' ? ('operatorPayouts.isWaiting' as const) : (`payoutStates.${status}` as const)

type Props = { payout: OperatorPayout; onPay: () => void; onRefuse: () => void }

/**
 * One payout with its amount, customer, account and actions. Operators can refuse commission payouts only, not the
 * balance of a closed account.
 */
export function PayoutRow({ payout, onPay, onRefuse }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { status, kind, amount, code, bank, account, accountName, customer, askedAt, reference, reason } = payout
  const isHeld = status === 'waiting' && customer.held?.includes('payouts')
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 lg:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <Money amount={amount} className="text-[15px] font-bold text-ink" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere text-ink">
          {customer.username ? <CustomerLink customer={customer} /> : code}
          <span className="font-normal text-ink-soft"> · {t(`operatorPayouts.${kind}`)}</span>
        </p>
        {account && (
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 wrap-anywhere text-ink-soft">
            <span>{bank || t('payouts.binance')}</span>
            <span className="font-mono text-ink">{account}</span>
            <CopyButton text={account} label={t('operatorPayouts.copyAccount')} />
            <span>{accountName}</span>
          </p>
        )}
        <p className="mt-0.5 text-[13px] text-ink-soft">
          <span className="font-mono">{code}</span> ·{' '}
          <LinkedSentence
            sentence={t('operatorPayouts.asked', { when: '‹when›' })}
            parts={{ when: <DateTime at={askedAt} /> }}
          />
          {status === 'paid' && reference && ` · ${t('payouts.reference', { reference })}`}
          {reason && ` · ${reason}`}
        </p>
        <Noted payout={payout} />
        {isHeld && <p className="mt-1.5 text-[13px] text-pretty text-failed">{t('operatorPayouts.onHold')}</p>}
        {payout.checking > 0 && (
          <p className="mt-1.5 text-[13px] text-pretty text-pending">
            {t('operatorPayouts.checking', { amount: moneyText(language, payout.checking) })}
          </p>
        )}
        {payout.owed > 0 && (
          <p className="mt-1.5 text-[13px] text-pretty text-failed">
            {t('operatorPayouts.owed', { amount: moneyText(language, payout.owed) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 lg:flex-col lg:items-end lg:justify-start">
        <StatusPill state={payoutPills[status]}>{t(payoutStateKey(status))}</StatusPill>
        {status === 'waiting' && (
          <div className="flex gap-2">
            {kind === 'commission' && (
              <Button
                size="sm"
                variant="danger"
                aria-label={t('operatorPayouts.refuseOf', { code })}
                onClick={onRefuse}
              >
                {t('operatorPayouts.refuse')}
              </Button>
            )}
            {!isHeld && (
              <Button size="sm" aria-label={t('operatorPayouts.payOf', { code })} onClick={onPay}>
                {t('operatorPayouts.pay')}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

/** The first operator's record of a payment above their limit, and the next step. */
function Noted({ payout: { notedBy, reference, ripensAt } }: { payout: OperatorPayout }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  if (!notedBy) return null
  const name = notedBy.username
  return (
    <p className="mt-1.5 text-[13px] text-pretty text-pending">
      {t('operatorPayouts.noted', { name, reference: reference ?? '' })}
      {ripensAt && `. ${t('operatorPayouts.ripe', { name, when: dateTimeText(language, new Date(ripensAt)) })}`}
    </p>
  )
}
