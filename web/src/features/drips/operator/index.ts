export { OrderDrip } from './order-drip.tsx'
