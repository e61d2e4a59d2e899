import type { OperatorClaim, warrantyOperator } from '@runmart/contract/warranty-operator'
import type { PartnerClaim, warrantyPartner } from '@runmart/contract/warranty-partner'
import type { ReactNode } from 'react'

/** A claim as its desk sees it: partners see less of the customer and of the shop. */
export type DeskClaim = OperatorClaim | PartnerClaim

/** The decisions about a claim: replace, refund, or not covered. */
export type ClaimAct = 'replace' | 'refund' | 'decline'

/** The desk that decides claims, an operator's or the partner's: its words, its calls and its view. */
export type ClaimDesk<Claim extends DeskClaim> = {
  /** The group of words for this desk; both groups use the same keys. */
  area: 'operatorWarranty' | 'partnerClaims'
  replace: typeof warrantyOperator.replace | typeof warrantyPartner.replace
  refund: typeof warrantyOperator.refund | typeof warrantyPartner.refund
  decline: typeof warrantyOperator.refuse | typeof warrantyPartner.pass
  canDecide: (claim: Claim) => boolean
  orderPath: (orderId: string) => string
  nameOf: (claim: Claim) => string
  /** The style of buttons that stand out. */
  variants: { [Act in ClaimAct]?: 'primary' | 'danger' }
  /**
   * The parts of a row that differ per desk: customer, facts beside the report time, turn below them, current holder.
   */
  row: {
    customer: (claim: Claim) => ReactNode
    facts?: (claim: Claim) => ReactNode
    turn: (claim: Claim) => ReactNode
    holder: (claim: Claim) => ReactNode
  }
}

/** The props of every part of the desk. */
export type DeskProps<Claim extends DeskClaim> = { desk: ClaimDesk<Claim>; claim: Claim }
