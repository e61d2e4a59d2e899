/** The words of a partner's own area besides those of the web: only who goes there loads them. */
export {
  partner,
  partnerActors,
  partnerFacts,
  partnerOrders,
  partnerServices,
  partnerStates,
  proposalStates,
} from './partners.ts'
export { itemStates, operatorStock } from './stock-operator.ts'
export { claimDesk } from './warranty-desk.ts'
export { partnerClaims } from './warranty-partner.ts'
