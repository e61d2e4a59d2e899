import type { OperatorClaim } from '@runmart/contract/warranty-operator'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { moneyText } from '#ui/money-text.ts'
import type { ClaimAct } from './use-claim-dialogs.tsx'

type Props = { claim: OperatorClaim; onAct: (act: ClaimAct) => void; withOrder?: boolean }

/** One claim: how much of what, who says what, and what can be decided; on the page of an order without naming it again. */
export function ClaimRow({ claim, onAct, withOrder = false }: Props) {
  const t = useOperatorTranslations()
  const { order, customer, text, reason, status, turn } = claim
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 text-[13px] md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-[15px] font-bold text-ink">{useAmountText(claim)}</span>
          {withOrder && (
            <>
              <Link
                to={operatorPaths.order(order.id)}
                className="rounded-sm font-mono text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:py-2"
              >
                {order.orderCode}
              </Link>
              <span className="min-w-0 wrap-anywhere text-ink-soft">{order.serviceName}</span>
              <CustomerLink customer={customer} className="font-semibold text-ink" />
            </>
          )}
        </p>
        <p className="mt-1 max-w-[80ch] wrap-anywhere whitespace-pre-wrap text-ink">{text}</p>
        <ClaimFacts claim={claim} />
        <ClaimTurn claim={claim} />
        {reason && (
          <p className="mt-1.5 max-w-[80ch] border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-wrap text-ink-soft">
            {reason}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2 md:justify-end">
        {status === 'waiting' && turn === 'supplier' && <Badge>{t('operatorWarranty.withSupplier')}</Badge>}
        {status === 'waiting' && turn === 'partner' && (
          <Badge>{t('operatorWarranty.withPartner', { name: claim.partner?.username ?? '' })}</Badge>
        )}
        {status === 'waiting' ? (
          <ClaimActions claim={claim} onAct={onAct} />
        ) : (
          <Badge brand={status !== 'refused'}>{t(`claimStates.${status}`)}</Badge>
        )}
      </div>
    </li>
  )
}

function ClaimActions({ claim: { order, canReplace, mostRefund }, onAct }: Omit<Props, 'withOrder'>) {
  const t = useOperatorTranslations()
  const acts: ClaimAct[] = [
    'refuse',
    ...(mostRefund > 0 ? (['refund'] as const) : []),
    ...(canReplace ? (['replace'] as const) : []),
  ]
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          size="sm"
          variant={act === 'refuse' ? 'danger' : 'secondary'}
          aria-label={t(`operatorWarranty.${act}Of`, { code: order.orderCode })}
          onClick={() => onAct(act)}
        >
          {t(`operatorWarranty.${act}`)}
        </Button>
      ))}
    </>
  )
}

/** How much of the order it is about, in items, units or days. */
function useAmountText({ amount, items, order }: OperatorClaim): string {
  const t = useOperatorTranslations()
  const fill = { count: amount, total: order.amount }
  if (items.length > 0) return t('operatorWarranty.items', fill)
  return t(order.billing === 'day' ? 'warranty.days' : 'warranty.units', fill)
}

/** Whose turn it is besides the shop's, and what was said before it became the shop's. */
function ClaimTurn({ claim: { status, turn, partner, note } }: { claim: OperatorClaim }) {
  const t = useOperatorTranslations()
  if (note)
    return <p className="mt-1 max-w-[80ch] wrap-anywhere text-ink-soft">{t('operatorWarranty.note', { note })}</p>
  if (status !== 'waiting') return null
  if (turn === 'supplier') return <p className="mt-1 text-ink-soft">{t('operatorWarranty.supplierRefills')}</p>
  if (!partner) return null
  const { username: name, passesAt } = partner
  return (
    <p className="mt-1 text-ink-soft">
      {passesAt ? (
        <LinkedSentence
          sentence={t('operatorWarranty.partnerUntil', { name, when: '‹when›' })}
          parts={{ when: <DateTime at={passesAt} /> }}
        />
      ) : (
        t('operatorWarranty.partnerSilent', { name })
      )}
    </p>
  )
}

const MOST_IDS = 8

/** Since when it waits, which items, who decided and what it cost. */
function ClaimFacts({ claim: { items, claimedAt, decidedAt, decidedBy, refunded } }: { claim: OperatorClaim }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const ids = items.slice(0, MOST_IDS).join(', ')
  const rest = items.length - MOST_IDS
  return (
    <p className="mt-1 text-ink-soft">
      <LinkedSentence
        sentence={t('operatorWarranty.reported', { when: '‹when›' })}
        parts={{ when: <DateTime at={claimedAt} /> }}
      />
      {items.length > 0 &&
        ` · ${t('operatorWarranty.itemIds', {
          count: items.length,
          ids: rest > 0 ? t('operatorWarranty.moreIds', { ids, count: rest }) : ids,
        })}`}
      {decidedAt && (
        <>
          {' · '}
          <LinkedSentence
            sentence={t('operatorWarranty.decided', {
              name: decidedBy ?? t('operatorWarranty.automatic'),
              when: '‹when›',
            })}
            parts={{ when: <DateTime at={decidedAt} /> }}
          />
        </>
      )}
      {refunded > 0 && ` · ${t('operatorWarranty.wentBack', { amount: moneyText(language, refunded) })}`}
    </p>
  )
}
