import { PriceHistory } from './price-history.tsx'
import { useShownService } from './service-page.tsx'

/** What a service cost before. */
export default function ServiceHistoryPage() {
  const { id } = useShownService()
  return <PriceHistory serviceId={id} />
}
