/** The parts of suppliers that the operator pages of other features may use. */
export { OrderDispatch } from './order-dispatch.tsx'
export { useAtSupplier } from './use-at-supplier.ts'
