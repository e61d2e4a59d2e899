/** The words of a partner's own area besides those of the web; only its visitors load them. */
export { partner, partnerFacts, partnerStates } from './partners.ts'
export { partnerActors, partnerOrders } from './partners-orders.ts'
export { partnerServices, proposalStates } from './partners-services.ts'
export { itemStates, operatorStock } from './stock-operator.ts'
export { claimDesk } from './warranty-desk.ts'
export { partnerClaims } from './warranty-partner.ts'
