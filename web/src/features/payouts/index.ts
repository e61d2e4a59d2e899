export { DestinationFields } from './destination-fields.tsx'
export { PayoutSection } from './payout-section.tsx'
