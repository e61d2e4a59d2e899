export { catalogRoutes } from './routes.ts'
export { type ServiceSeed, seedServices } from './seed-services.ts'
