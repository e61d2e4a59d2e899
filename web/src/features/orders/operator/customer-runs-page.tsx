export { CustomerRunsPage as default } from './customer-orders-page.tsx'
