/** What the operator pages of other features may use of warranty. */
export { OrderClaims } from './order-claims.tsx'
