export { invalidateMoney } from './invalidate-money.ts'
