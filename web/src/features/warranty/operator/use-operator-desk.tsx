import { type OperatorClaim, warrantyOperator } from '@runmart/contract/warranty-operator'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { CustomerLink } from '#ui/customer-link.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import type { ClaimDesk } from '../desk/claim-desk.ts'
import { ClaimFacts, ClaimTurn } from './claim-facts.tsx'

/** The shop as who decides claims, finally, whoever's turn it is. */
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
