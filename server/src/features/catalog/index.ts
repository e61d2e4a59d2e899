export { Catalogue, type Copy } from './catalogue.ts'
export { getCategoryNames } from './category-queries.ts'
export { deleteMarksOf, getFavourites } from './favourite-queries.ts'
export { listServiceForms, type ServiceForm } from './field-queries.ts'
export { listCosts } from './price-change-queries.ts'
export { catalogRoutes } from './routes.ts'
export { type MeasuredService, saveStats } from './save-stats.ts'
export { type SeededService, seedServices } from './seed-services.ts'
export { registerPictures } from './serve-pictures.ts'
export {
  countServicesOf,
  getOperatorService,
  getServiceKind,
  getServiceNames,
  type NamedService,
  restoreAvailability,
  serviceNames,
  servicesNamed,
  setStock,
} from './service-queries.ts'
export { catalogCronJobs, catalogJobs, tellWaiting } from './tell-waiting.ts'
