export { useAlerts } from './use-alerts.ts'
