import { CustomerFacts } from './customer-facts.tsx'
import { useCustomerDetails } from './customer-page.tsx'
import { OpenMatters } from './open-matters.tsx'

/** What they have and what waits, then what is known of the account. */
export default function CustomerOverviewPage() {
  const details = useCustomerDetails()
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <OpenMatters details={details} />
      <CustomerFacts details={details} />
    </div>
  )
}
