import type { ServiceField } from '@runmart/contract/orders-fields'
import type { Order } from '@runmart/contract/orders-order'
import { PackageSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSharedTranslations } from '#platform/partner-translations.ts'
import type { ApiResult } from '#platform/use-api.ts'
import { DetailScreen } from '#ui/detail-screen.tsx'
import { DetailSkeleton } from '#ui/page-skeleton.tsx'
import { OrderInputs } from '../order-inputs.tsx'
import type { DeskArea } from './desk-area.ts'

type View = { order: Pick<Order, 'orderCode' | 'inputs'>; fields: readonly ServiceField[] }
type Props<Data extends View> = {
  area: DeskArea
  view: ApiResult<Data>
  /** The list that contains the order. */
  list: { title: string; path: string }
  header: (data: Data) => ReactNode
  work: (data: Data) => ReactNode
  facts: (data: Data) => ReactNode
  money: (data: Data) => ReactNode
}

/** The page of an order for its deliverer, the shop or a partner, with its four states. */
export function OrderFrame<Data extends View>({ area, view, list, header, work, facts, money }: Props<Data>) {
  const t = useSharedTranslations()
  return (
    <DetailScreen
      view={view}
      title={view.data?.order.orderCode ?? list.title}
      missing={{
        icon: PackageSearch,
        title: t(`${area}.notFound`),
        text: t(`${area}.notFoundText`),
        back: { to: list.path, label: t(`${area}.back`) },
      }}
      skeleton={<DetailSkeleton main={['h-44', 'h-72']} side={['h-72', 'h-36']} />}
    >
      {(data) => (
        <>
          {header(data)}
          {/* Order on a phone: the customer's inputs and contact, then the work, then the money. */}
          <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
            <div className="contents min-w-0 flex-col gap-4 lg:flex">{work(data)}</div>
            <div className="contents min-w-0 flex-col gap-4 lg:flex">
              <div className="flex flex-col gap-4 max-lg:-order-1">
                <OrderInputs
                  title={t(`${area}.inputs`)}
                  inputs={data.order.inputs ?? {}}
                  fields={data.fields}
                  copyLabel={(label) => t(`${area}.copyInput`, { label })}
                  saving={{ orderCode: data.order.orderCode, label: (label) => t(`${area}.saveInput`, { label }) }}
                />
                {facts(data)}
              </div>
              {money(data)}
            </div>
          </div>
        </>
      )}
    </DetailScreen>
  )
}
