export { Catalogue, type Copy } from './catalogue.ts'
export { getCategoryNames, requireCategory } from './category-queries.ts'
export { deleteMarksOf, getFavourites } from './favourite-queries.ts'
export { listServiceForms, type ServiceForm } from './field-queries.ts'
export {
  archiveServicesOf,
  countServicesOfPartners,
  findHighestShare,
  findServicePartner,
  listServicesOfPartner,
  setServicePartner,
} from './partner-queries.ts'
export { listCosts } from './price-change-queries.ts'
export { catalogRoutes } from './routes.ts'
export { addService, createService, editService } from './save-service.ts'
export { type MeasuredClaims, type MeasuredService, saveClaimStats, saveStats } from './save-stats.ts'
export { type SeededService, seedServices } from './seed-services.ts'
export { registerPictures } from './serve-pictures.ts'
export { getServiceNames, listServiceNames, type NamedService, serviceNames, servicesNamed } from './service-names.ts'
export {
  countServicesOf,
  findOffer,
  getOperatorService,
  getServiceKind,
  listOperatorServices,
  lockService,
  restoreAvailability,
  setStock,
} from './service-queries.ts'
export { changeOffer, countUnsupplied, setSupplied, setUnsupplied } from './supply.ts'
export { catalogCronJobs, catalogJobs, tellWaiting } from './tell-waiting.ts'
