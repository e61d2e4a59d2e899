import { orders } from '@runmart/contract/orders'
import { PackageOpen } from 'lucide-react'
import { GiveLines, PreOrderRow } from '#features/orders/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'

const MAX_PRE_ORDERS = '100'

type Props = { chosen: string; onChoose: (id: string | null) => void }

/** Paid pre-orders that wait for their lines: choose one, give it a file, and its bot starts. */
export function PreOrders({ chosen, onChoose }: Props) {
  const t = useTranslations()
  const { data, ...list } = useApi(orders.botOrders, {
    query: { status: 'pending', botStatus: 'waiting', limit: MAX_PRE_ORDERS },
  })
  const waiting = data?.items.filter(({ preOrder }) => preOrder)
  const order = waiting?.find(({ id }) => id === chosen)
  const items = order ? [order] : waiting
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
        <ListScreen
          frame="none"
          list={{ ...list, data: items && { items } }}
          skeleton={<RowsSkeleton rows={3} />}
          empty={{
            icon: PackageOpen,
            title: t('botStart.noPreOrders'),
            text: t('botStart.noPreOrdersText'),
            action: (
              <ButtonLink to={`${paths.newOrder}?type=user`} size="sm">
                {t('botStart.toPreOrder')}
              </ButtonLink>
            ),
          }}
        >
          {(preOrders) => (
            <List label={t('botStart.preOrders')}>
              {preOrders.map((it) => (
                <PreOrderRow key={it.id} order={it} onChoose={order ? undefined : () => onChoose(it.id)} />
              ))}
            </List>
          )}
        </ListScreen>
      </Section>
      {order && <GiveLines key={order.id} order={order} />}
    </>
  )
}
