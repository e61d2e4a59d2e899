import type { PartnerClaim } from '@runmart/contract/warranty-partner'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { partnerPaths } from '#platform/partner-paths.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { moneyText } from '#ui/money-text.ts'
import type { ClaimAnswer } from './use-claim-dialogs.tsx'

type Props = { claim: PartnerClaim; onAnswer: (answer: ClaimAnswer) => void; withOrder?: boolean }

/** One claim: how much of what, what the customer says, until when to answer; on the page of an order without naming it again. */
export function ClaimRow({ claim, onAnswer, withOrder = false }: Props) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const { order, customer, text, reason, status, isMine, claimedAt, passesAt, refunded } = claim
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 text-[13px] md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-[15px] font-bold text-ink">{useAmountText(claim)}</span>
          {withOrder && (
            <>
              <Link
                to={partnerPaths.order(order.id)}
                className="rounded-sm font-mono text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:py-2"
              >
                {order.orderCode}
              </Link>
              <span className="min-w-0 wrap-anywhere text-ink-soft">{order.serviceName}</span>
              <span className="font-semibold text-ink">{customer}</span>
            </>
          )}
        </p>
        <p className="mt-1 max-w-[80ch] wrap-anywhere whitespace-pre-wrap text-ink">{text}</p>
        <p className="mt-1 text-ink-soft">
          <LinkedSentence
            sentence={t('partnerClaims.reported', { when: '‹when›' })}
            parts={{ when: <DateTime at={claimedAt} /> }}
          />
          {refunded > 0 && ` · ${t('partnerClaims.wentBack', { amount: moneyText(language, refunded) })}`}
        </p>
        {isMine && passesAt && (
          <p className="mt-1 text-pending">
            <LinkedSentence
              sentence={t('partnerClaims.until', { when: '‹when›' })}
              parts={{ when: <DateTime at={passesAt} /> }}
            />
          </p>
        )}
        {reason && (
          <p className="mt-1.5 max-w-[80ch] border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-wrap text-ink-soft">
            {reason}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2 md:justify-end">
        {isMine ? (
          <ClaimActions claim={claim} onAnswer={onAnswer} />
        ) : (
          <Badge brand={status === 'replaced' || status === 'refunded'}>
            {status === 'waiting' ? t('partnerClaims.withShop') : t(`claimStates.${status}`)}
          </Badge>
        )}
      </div>
    </li>
  )
}

function ClaimActions({ claim: { order, mostRefund, canReplace }, onAnswer }: Omit<Props, 'withOrder'>) {
  const t = usePartnerTranslations()
  const answers: ClaimAnswer[] = [
    'pass',
    ...(mostRefund > 0 ? (['refund'] as const) : []),
    ...(canReplace ? (['replace'] as const) : []),
  ]
  return answers.map((answer) => (
    <Button
      key={answer}
      size="sm"
      variant={answer === 'replace' ? 'primary' : 'secondary'}
      aria-label={t(`partnerClaims.${answer}Of`, { code: order.orderCode })}
      onClick={() => onAnswer(answer)}
    >
      {t(`partnerClaims.${answer}`)}
    </Button>
  ))
}

/** How much of the order it is about, in items, units or days. */
function useAmountText({ amount, items, order }: PartnerClaim): string {
  const t = usePartnerTranslations()
  const fill = { count: amount, total: order.amount }
  if (items.length > 0) return t('partnerClaims.items', fill)
  return t(order.billing === 'day' ? 'warranty.days' : 'warranty.units', fill)
}
