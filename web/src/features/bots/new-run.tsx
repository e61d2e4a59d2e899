import { OrderFormLoader, OrderFormSkeleton, useBots } from '#features/orders/index.ts'
import { RefusedCard } from '#ui/refused.tsx'
import { StartForm } from './start-form.tsx'

/** The form of a new run, once the installed bots and the services are loaded. */
export function NewRun() {
  const { data, error, isFetching, refetch } = useBots()
  if (error)
    return (
      <RefusedCard onRetry={refetch} retrying={isFetching}>
        {error}
      </RefusedCard>
    )
  const isInstalled = (botId: string | null) => data?.items.some(({ id }) => id === botId) ?? false
  return (
    <OrderFormLoader
      form={(services) =>
        data ? (
          <StartForm
            services={services.filter(({ serviceType, botId }) => serviceType === 'AUTO_BOT' && isInstalled(botId))}
            installed={data}
          />
        ) : (
          <OrderFormSkeleton />
        )
      }
    />
  )
}
