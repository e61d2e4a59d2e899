import { useCustomerDetails } from './customer-page.tsx'
import { CustomerSessions } from './customer-sessions.tsx'

/** Where a customer is signed in. */
export default function CustomerDevicesPage() {
  return <CustomerSessions sessions={useCustomerDetails().sessions} />
}
