/** What the operator pages of other features may use of suppliers. */
export { OrderDispatch } from './order-dispatch.tsx'
export { useAtSupplier } from './use-at-supplier.ts'
