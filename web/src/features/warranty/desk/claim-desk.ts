import type { OperatorClaim, warrantyOperator } from '@runmart/contract/warranty-operator'
import type { PartnerClaim, warrantyPartner } from '@runmart/contract/warranty-partner'
import type { ReactNode } from 'react'

/** A claim as whoever decides it sees it: partners see less of the customer and of the shop. */
export type DeskClaim = OperatorClaim | PartnerClaim

/** What can be decided: made good, paid back, or that it is not covered. */
export type ClaimAct = 'replace' | 'refund' | 'decline'

/** Whoever decides claims, an operator or the partner who provides the order: in whose words, by which calls, what they see. */
export type ClaimDesk<Claim extends DeskClaim> = {
  /** Whose words they read; both name them alike. */
  area: 'operatorWarranty' | 'partnerClaims'
  replace: typeof warrantyOperator.replace | typeof warrantyPartner.replace
  refund: typeof warrantyOperator.refund | typeof warrantyPartner.refund
  decline: typeof warrantyOperator.refuse | typeof warrantyPartner.pass
  canDecide: (claim: Claim) => boolean
  orderPath: (orderId: string) => string
  nameOf: (claim: Claim) => string
  /** The buttons that stand out. */
  variants: { [Act in ClaimAct]?: 'primary' | 'danger' }
  /** What a row says besides: of the customer, after when it was reported, below that, and who has it while it waits. */
  row: {
    customer: (claim: Claim) => ReactNode
    facts?: (claim: Claim) => ReactNode
    turn: (claim: Claim) => ReactNode
    holder: (claim: Claim) => ReactNode
  }
}

/** What every part of it gets. */
export type DeskProps<Claim extends DeskClaim> = { desk: ClaimDesk<Claim>; claim: Claim }
