import type { Commission, CommissionStatus } from '@runmart/contract/referrals'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { percentText } from '#ui/percent-text.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'
import { SuspicionList } from './suspicion-list.tsx'

const pills: Record<CommissionStatus, PillState> = {
  held: 'waiting',
  suspicious: 'pending',
  paid: 'success',
  'taken-back': 'refund',
  refused: 'cancel',
}

/** True while an operator can still refuse the commission. Only a refund takes back a paid one. */
const isUnpaid = (status: CommissionStatus) => status === 'held' || status === 'suspicious'

type Props = {
  commission: Commission
  /** All waiting commissions of the same two people, which one decision covers. */
  pair: Commission['pair']
  onAllow: () => void
  onRefuse: () => void
}

/** One commission with its amount, referrer, reasons to wait and possible decisions. */
export function CommissionRow({ commission, pair, onAllow, onRefuse }: Props) {
  const t = useOperatorTranslations()
  const { language } = useLanguage()
  const { status, reasons, amount, owed, orderCode: code } = commission
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 lg:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <div className="flex flex-wrap items-baseline gap-x-3 lg:flex-col">
        <Money amount={pair?.amount ?? amount} className="text-[15px] font-bold text-ink" />
        {pair && (
          <span className="text-[13px] text-ink-soft">{t('operatorReferrals.pairCount', { count: pair.count })}</span>
        )}
      </div>
      <div className="min-w-0">
        <CommissionFacts commission={commission} />
        <SuspicionList reasons={reasons} quiet={status !== 'suspicious'} />
        {owed > 0 && (
          <p className="mt-1.5 text-[13px] text-ink-soft">
            {t('operatorReferrals.owed', { amount: moneyText(language, owed) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 lg:flex-col lg:items-end lg:justify-start">
        <StatusPill state={pills[status]}>{t(`commissionStates.${status}`)}</StatusPill>
        {isUnpaid(status) && (
          <div className="flex gap-2">
            <Button
              size="sm"
              variant="danger"
              aria-label={t('operatorReferrals.refuseOf', { code })}
              onClick={onRefuse}
            >
              {t('operatorReferrals.refuse')}
            </Button>
            {status === 'suspicious' && (
              <Button size="sm" aria-label={t('operatorReferrals.allowOf', { code })} onClick={onAllow}>
                {t('operatorReferrals.allow')}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

/** Referrer, referred customer, order, order date and due date. */
function CommissionFacts({ commission }: { commission: Commission }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { orderId, orderCode, referrer, referred, percent, status, createdAt, heldUntil } = commission
  const order = (
    <Link to={operatorPaths.order(orderId)} className="font-mono font-semibold text-ink underline">
      {orderCode}
    </Link>
  )
  return (
    <>
      <p className="font-semibold wrap-anywhere text-ink">
        <LinkedSentence
          sentence={t('operatorReferrals.pair', { referrer: '‹referrer›', referred: '‹referred›' })}
          parts={{
            referrer: <CustomerLink customer={referrer} />,
            referred: <CustomerLink customer={referred} />,
          }}
        />
      </p>
      <p className="mt-0.5 text-[13px] text-ink-soft">
        <LinkedSentence
          sentence={t('operatorReferrals.madeOf', { percent: percentText(language, percent), code: '‹code›' })}
          parts={{ code: order }}
        />
        {' · '}
        <LinkedSentence
          sentence={t('operatorReferrals.made', { when: '‹when›' })}
          parts={{ when: <DateTime at={createdAt} /> }}
        />
        {isUnpaid(status) && (
          <>
            {' · '}
            <LinkedSentence
              sentence={t('operatorReferrals.payable', { when: '‹when›' })}
              parts={{ when: <DateTime at={heldUntil} as="date" /> }}
            />
          </>
        )}
      </p>
    </>
  )
}
