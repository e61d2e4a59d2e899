export { intervalText } from './interval-text.ts'
export { OrderDrip } from './order-drip.tsx'
export { canSpread, SpreadFields, useSpread } from './spread-fields.tsx'
