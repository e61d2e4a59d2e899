export { ClaimDialog } from './claim-dialog.tsx'
export { ClaimList } from './claim-list.tsx'
export { useWarranty, type Warranty } from './use-warranty.ts'
export { WarrantySection } from './warranty-section.tsx'
