import { ListChecks } from 'lucide-react'
import { ActivationBanner } from '../../features/dashboard/activation-banner.tsx'
import { useServices } from '../../features/ordering/use-services.ts'
import { useSay } from '../../platform/language.tsx'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Refused } from '../../ui/refused.tsx'
import { NewOrderForm } from './new-order-form.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'

/** The order form: type, service, amount, contact, note, code; the price explains itself beside it. */
export default function NewOrderPage() {
  const say = useSay()
  const { user } = useSession()
  const { data, refusal, asking, askAgain } = useServices()
  return (
    <>
      <title>{`${say('ordering.title')} · Runmart`}</title>
      <PageHeader
        title={say('ordering.title')}
        description={say('ordering.intro')}
        actions={
          <ButtonLink to={paths.orderLinks} icon={<ListChecks aria-hidden />}>
            {say('ordering.linksTitle')}
          </ButtonLink>
        }
      />
      {user?.status === 'inactive' && (
        <div className="mb-4">
          <ActivationBanner user={user} />
        </div>
      )}
      {refusal ? (
        <Card padded={false}>
          <Refused onRetry={askAgain} retrying={asking} className="py-20">
            {refusal}
          </Refused>
        </Card>
      ) : data && user ? (
        <NewOrderForm services={data.items} />
      ) : (
        <OrderSkeleton cards={3} />
      )}
    </>
  )
}
