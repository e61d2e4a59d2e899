import { OrderEntry } from '#features/orders/new/order-entry.tsx'
import { OrderSkeleton } from '#features/orders/new/order-skeleton.tsx'
import { RefusedCard } from '#ui/refused-card.tsx'
import { useBots } from '../use-bots.ts'
import { StartForm } from './start-form.tsx'

/** A new run, once it is known which bots there are and what they cost. */
export function NewRun() {
  const { data, refusal, asking, askAgain } = useBots()
  if (refusal)
    return (
      <RefusedCard onRetry={askAgain} retrying={asking}>
        {refusal}
      </RefusedCard>
    )
  const isInstalled = (botId: string | null) => data?.items.some(({ id }) => id === botId) ?? false
  return (
    <OrderEntry
      cards={0}
      form={(services) =>
        data ? (
          <StartForm
            services={services.filter(({ serviceType, botId }) => serviceType === 'AUTO_BOT' && isInstalled(botId))}
            installed={data}
          />
        ) : (
          <OrderSkeleton cards={0} />
        )
      }
    />
  )
}
