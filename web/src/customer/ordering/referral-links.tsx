import { ActivationBanner } from '../../features/dashboard/activation-banner.tsx'
import { useServices } from '../../features/ordering/use-services.ts'
import { useSay } from '../../platform/language.tsx'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Refused } from '../../ui/refused.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { ReferralLinksForm } from './referral-links-form.tsx'

/** The order for referral links: one, or a whole list with a preview of every line. */
export default function ReferralLinksPage() {
  const say = useSay()
  const { user } = useSession()
  const { data, refusal, asking, askAgain } = useServices()
  return (
    <>
      <title>{`${say('ordering.linksTitle')} · Runmart`}</title>
      <PageHeader
        title={say('ordering.linksTitle')}
        description={say('ordering.linksIntro')}
        actions={<ButtonLink to={paths.newOrder}>{say('ordering.toForm')}</ButtonLink>}
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
        <ReferralLinksForm services={data.items} />
      ) : (
        <OrderSkeleton cards={2} />
      )}
    </>
  )
}
