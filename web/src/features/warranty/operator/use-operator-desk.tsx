import { type OperatorClaim, warrantyOperator } from '@runmart/contract/warranty-operator'
import { supplyProblemText } from '@runmart/i18n/supply-problem-text'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { CustomerLink } from '#ui/customer-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import type { ClaimDesk } from '../desk/claim-desk.ts'

/** The shop's desk: operators decide finally, even while a claim waits for a supplier or partner. */
export function useOperatorDesk(): ClaimDesk<OperatorClaim> {
  const t = useOperatorTranslations()
  const { replace, refund, refuse } = warrantyOperator
  return {
    area: 'operatorWarranty',
    replace,
    refund,
    decline: refuse,
    canDecide: (claim) => claim.status === 'waiting',
    orderPath: operatorPaths.order,
    nameOf: (claim) => claim.customer.username,
    variants: { decline: 'danger' },
    row: {
      customer: ({ customer }) => <CustomerLink customer={customer} className="font-semibold text-ink" />,
      facts: (claim) => <ClaimFacts claim={claim} />,
      turn: (claim) => <ClaimTurn claim={claim} />,
      holder: ({ turn, partner }) => {
        if (turn === 'supplier') return t('operatorWarranty.withSupplier')
        if (turn !== 'partner' || !partner) return null
        return (
          <span>
            <LinkedSentence
              sentence={t('operatorWarranty.withPartner', { name: '‹name›' })}
              parts={{ name: <CustomerLink customer={partner} /> }}
            />
          </span>
        )
      },
    },
  }
}

const MOST_IDS = 8

/** The claimed items, and the person who decided the claim. */
function ClaimFacts({ claim: { items, decidedAt, decidedBy } }: { claim: OperatorClaim }) {
  const t = useOperatorTranslations()
  const ids = items.slice(0, MOST_IDS).join(', ')
  const rest = items.length - MOST_IDS
  return (
    <>
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
    </>
  )
}

/** The supplier or partner that has the claim, or the note that came with it to the shop. */
function ClaimTurn({ claim: { status, turn, partner, note } }: { claim: OperatorClaim }) {
  const t = useOperatorTranslations()
  if (note)
    return (
      <p className="mt-1 max-w-[80ch] wrap-anywhere text-ink-soft">
        {t('operatorWarranty.note', { note: supplyProblemText(t, note) })}
      </p>
    )
  if (status !== 'waiting') return null
  if (turn === 'supplier') return <p className="mt-1 text-ink-soft">{t('operatorWarranty.supplierRefills')}</p>
  if (!partner) return null
  const { passesAt } = partner
  return (
    <p className="mt-1 text-ink-soft">
      <LinkedSentence
        sentence={
          passesAt
            ? t('operatorWarranty.partnerUntil', { name: '‹name›', when: '‹when›' })
            : t('operatorWarranty.partnerSilent', { name: '‹name›' })
        }
        parts={{ name: <CustomerLink customer={partner} />, when: passesAt && <DateTime at={passesAt} /> }}
      />
    </p>
  )
}
