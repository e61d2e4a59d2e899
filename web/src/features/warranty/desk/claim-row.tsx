import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { useSharedTranslations } from '#platform/partner-translations.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { moneyText } from '#ui/money-text.ts'
import type { ClaimAct, DeskClaim, DeskProps } from './claim-desk.ts'

type Props<Claim extends DeskClaim> = DeskProps<Claim> & { onAct: (act: ClaimAct) => void; withOrder: boolean }

/**
 * One claim: its amount, both sides' words and the possible decisions. The order's own page does not name the order
 * again.
 */
export function ClaimRow<Claim extends DeskClaim>({ desk, claim, onAct, withOrder }: Props<Claim>) {
  const { language } = useLanguage()
  const t = useSharedTranslations()
  const { order, text, reason, status, claimedAt, refunded } = claim
  const { customer, facts, turn, holder } = desk.row
  const isWaiting = status === 'waiting'
  const holding = isWaiting ? holder(claim) : null
  return (
    <li className="@container px-5 py-4 text-[13px]">
      <div className="grid gap-x-6 gap-y-3 @2xl:grid-cols-[minmax(14rem,1fr)_auto]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-[15px] font-bold text-ink">{useAmountText(claim)}</span>
            {withOrder && (
              <>
                <Link
                  to={desk.orderPath(order.id)}
                  className="rounded-sm font-mono text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:py-2"
                >
                  {order.orderCode}
                </Link>
                <span className="min-w-0 wrap-anywhere text-ink-soft">{order.serviceName}</span>
                {customer(claim)}
              </>
            )}
          </p>
          <p className="mt-1 max-w-[80ch] wrap-anywhere whitespace-pre-wrap text-ink">{text}</p>
          <p className="mt-1 text-ink-soft">
            <LinkedSentence
              sentence={t('claimDesk.reported', { when: '‹when›' })}
              parts={{ when: <DateTime at={claimedAt} /> }}
            />
            {facts?.(claim)}
            {refunded > 0 && ` · ${t('claimDesk.wentBack', { amount: moneyText(language, refunded) })}`}
          </p>
          {turn(claim)}
          {reason && (
            <p className="mt-1.5 max-w-[80ch] border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-wrap text-ink-soft">
              {reason}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-start gap-2 @2xl:justify-end">
          {holding && <Badge>{holding}</Badge>}
          {desk.canDecide(claim) && <ClaimActions desk={desk} claim={claim} onAct={onAct} />}
          {!isWaiting && <Badge brand={status !== 'refused'}>{t(`claimStates.${status}`)}</Badge>}
        </div>
      </div>
    </li>
  )
}

function ClaimActions<Claim extends DeskClaim>({ desk, claim, onAct }: Omit<Props<Claim>, 'withOrder'>) {
  const t = useSharedTranslations()
  const { area, variants } = desk
  const { order, mostRefund, canReplace } = claim
  const code = order.orderCode
  const acts: { act: ClaimAct; label: string; name: string; isPossible: boolean }[] = [
    { act: 'decline', label: t(`${area}.decline`), name: t(`${area}.declineOf`, { code }), isPossible: true },
    {
      act: 'refund',
      label: t('claimDesk.refund'),
      name: t('claimDesk.refundOf', { code }),
      isPossible: mostRefund > 0,
    },
    { act: 'replace', label: t('claimDesk.replace'), name: t(`${area}.replaceOf`, { code }), isPossible: canReplace },
  ]
  return acts
    .filter((it) => it.isPossible)
    .map(({ act, label, name }) => (
      <Button key={act} size="sm" variant={variants[act] ?? 'secondary'} aria-label={name} onClick={() => onAct(act)}>
        {label}
      </Button>
    ))
}

/** The claimed part of the order, in items, units or days. */
function useAmountText({ amount, items, order }: DeskClaim): string {
  const t = useSharedTranslations()
  if (items.length > 0) return t('claimDesk.items', { part: amount, count: order.amount })
  return t(order.billing === 'day' ? 'warranty.days' : 'warranty.units', { count: amount, total: order.amount })
}
