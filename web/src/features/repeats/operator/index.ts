export { OrderPlans } from './order-plans.tsx'
