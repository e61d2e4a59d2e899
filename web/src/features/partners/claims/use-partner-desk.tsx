import { type PartnerClaim, warrantyPartner } from '@runmart/contract/warranty-partner'
import type { ClaimDesk } from '#features/warranty/index.ts'
import { partnerPaths } from '#platform/partner-paths.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'

/**
 * The partner's desk for claims about their orders. A refusal would protect the partner's own money, so they pass a
 * claim to the shop.
 */
export function usePartnerDesk(): ClaimDesk<PartnerClaim> {
  const t = usePartnerTranslations()
  return {
    area: 'partnerClaims',
    replace: warrantyPartner.replace,
    refund: warrantyPartner.refund,
    decline: warrantyPartner.pass,
    canDecide: (claim) => claim.isMine,
    orderPath: partnerPaths.order,
    nameOf: (claim) => claim.customer,
    variants: { replace: 'primary' },
    row: {
      customer: ({ customer }) => <span className="font-semibold text-ink">{customer}</span>,
      turn: ({ isMine, passesAt }) =>
        isMine &&
        passesAt && (
          <p className="mt-1 text-pending">
            <LinkedSentence
              sentence={t('partnerClaims.until', { when: '‹when›' })}
              parts={{ when: <DateTime at={passesAt} /> }}
            />
          </p>
        ),
      holder: ({ isMine }) => (isMine ? null : t('partnerClaims.withShop')),
    },
  }
}
