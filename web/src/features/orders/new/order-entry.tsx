import type { Service } from '@runmart/contract/catalog'
import type { ReactNode } from 'react'
import { ActivationBanner } from '#features/dashboard/activation-banner.tsx'
import { useSession } from '#platform/session.ts'
import { RefusedCard } from '#ui/refused-card.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { useServices } from './use-services.ts'

type Props = {
  /** How many cards the form begins with, for the shape of what is loading. */
  cards: number
  form: (services: readonly Service[]) => ReactNode
}

/** An order form once the catalogue is there, and why ordering has to wait, where it has to. */
export function OrderEntry({ cards, form }: Props) {
  const { user } = useSession()
  const { data, refusal, asking, askAgain } = useServices()
  return (
    <>
      {user?.status === 'inactive' && (
        <div className="mb-4">
          <ActivationBanner user={user} />
        </div>
      )}
      {refusal ? (
        <RefusedCard onRetry={askAgain} retrying={asking}>
          {refusal}
        </RefusedCard>
      ) : data && user ? (
        form(data.items)
      ) : (
        <OrderSkeleton cards={cards} />
      )}
    </>
  )
}
