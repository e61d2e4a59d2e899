import { type Order, orders } from '@runmart/contract/orders'
import { PackageOpen } from 'lucide-react'
import { GiveLines } from '#features/orders/give-lines.tsx'
import { PreOrderRow } from '#features/orders/pre-order-row.tsx'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { List } from '#ui/list.tsx'
import { RefusedCard } from '#ui/refused-card.tsx'
import { Section } from '#ui/section.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

const MOST = '100'

type Props = { chosen: string; onChoose: (id: string | null) => void }

/** What was paid and still waits for its lines: choose one, give it a file, and its bot starts. */
export function PreOrders({ chosen, onChoose }: Props) {
  const t = useTranslations()
  const { data, refusal, asking, askAgain } = useApi(orders.botOrders, {
    query: { status: 'pending', botStatus: 'waiting', limit: MOST },
  })
  if (refusal)
    return (
      <RefusedCard onRetry={askAgain} retrying={asking}>
        {refusal}
      </RefusedCard>
    )
  const waiting = data?.items.filter(({ preOrder }) => preOrder) ?? []
  const order = waiting.find(({ id }) => id === chosen)
  const rows = (shown: readonly Order[]) => (
    <List label={t('botStart.preOrders')}>
      {shown.map((it) => (
        <PreOrderRow key={it.id} order={it} onChoose={order ? undefined : () => onChoose(it.id)} />
      ))}
    </List>
  )
  return (
    <>
      <Section
        title={t('botStart.preOrders')}
        padded={false}
        action={
          order && (
            <Button size="sm" onClick={() => onChoose(null)}>
              {t('orderForm.change')}
            </Button>
          )
        }
      >
        {!data && <RowsSkeleton rows={3} />}
        {data && (order ? rows([order]) : waiting.length > 0 && rows(waiting))}
        {data && !waiting.length && (
          <Empty
            icon={PackageOpen}
            title={t('botStart.noPreOrders')}
            className="py-16"
            action={
              <ButtonLink to={`${paths.newOrder}?type=user`} size="sm">
                {t('botStart.toPreOrder')}
              </ButtonLink>
            }
          >
            {t('botStart.noPreOrdersText')}
          </Empty>
        )}
      </Section>
      {order && <GiveLines key={order.id} order={order} />}
    </>
  )
}
