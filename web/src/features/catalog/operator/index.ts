/** What the operator pages of other features may use of the catalogue. */
export { BesidePreview } from './beside-preview.tsx'
export { canHaveStock } from './can-have-stock.ts'
export { EditServiceForm } from './edit-service-form.tsx'
export { OrderFormFields } from './order-form-fields.tsx'
export { PreviewPane } from './preview-pane.tsx'
export { useShownService } from './service-page.tsx'
export { ServicePicker } from './service-picker.tsx'
export { usePreviewService } from './service-preview.tsx'
