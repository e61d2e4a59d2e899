export { OrderRepeat } from './order-repeat.tsx'
