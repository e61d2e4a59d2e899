export { CustomerRate } from './customer-rate.tsx'
