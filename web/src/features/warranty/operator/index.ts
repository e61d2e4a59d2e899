/** The parts of warranty that the operator pages of other features may use. */
export { OrderClaims } from './order-claims.tsx'
