/** What the operator pages of other features may use of the catalogue. */
export { ServicePicker } from './service-picker.tsx'
