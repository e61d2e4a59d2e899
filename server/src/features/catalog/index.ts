export { Catalogue } from './catalogue.ts'
export { listServiceForms, presentField, type ServiceForm } from './field-queries.ts'
export { catalogRoutes } from './routes.ts'
export { type MeasuredService, saveStats } from './save-stats.ts'
export { seedServices } from './seed-services.ts'
export {
  countServicesOf,
  getServiceKind,
  type NamedService,
  restoreAvailability,
  serviceNames,
  servicesNamed,
} from './service-queries.ts'
