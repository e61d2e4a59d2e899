import type { Order } from '@runmart/contract/orders-order'
import { type Good, goods } from '@runmart/contract/stock-goods'
import type { WarrantyClaim } from '@runmart/contract/warranty-claims'
import { Download, Eye, EyeOff, Lock, PackageX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWarranty } from '#features/warranty/index.ts'
import { saveFile } from '#platform/download.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { dateText } from '#ui/date-text.ts'
import { Empty } from '#ui/empty.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { Repeat } from '#ui/skeleton.tsx'
import { GoodRow } from './good-row.tsx'
import { ChooseBar, GoodsWarranty } from './goods-warranty.tsx'
import { numberGoods } from './number-goods.ts'

const INITIAL_COUNT = 100

/**
 * The delivered items of an order. The page fetches them only when the customer opens them, because the server records
 * the reading.
 */
export function YourGoods({ order, keptUntil }: { order: Order; keptUntil: string | undefined }) {
  const { language, t } = useLanguage()
  const [shown, setShown] = useState(false)
  const { data, error, errorCode, isFetching, refetch } = useApi(
    goods.mine,
    { params: { id: order.id } },
    { enabled: shown },
  )
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind === 'order-changed' && event.orderId === order.id) void invalidate(goods.mine)
      }),
    [order.id],
  )
  const found = useWarranty(order)
  const [choosing, setChoosing] = useState(false)
  const open = shown ? data : undefined
  const count = order.goods ?? 0
  const until = open ? open.keptUntil : keptUntil
  const countText = t('goods.count', { count })
  const untilText = until && t('goods.keptUntil', { date: dateText(language, new Date(until)) })
  const hide = () => {
    setShown(false)
    setChoosing(false)
  }
  const report = () => {
    setShown(true)
    setChoosing(true)
  }
  return (
    <Section
      title={t('goods.title')}
      description={open ? (untilText ?? countText) : [countText, untilText].filter(Boolean).join(' · ')}
      padded={false}
    >
      {open ? (
        <OpenGoods
          key={order.id}
          order={order}
          items={open.items}
          claims={found?.claims ?? []}
          choosing={choosing}
          onChosen={() => setChoosing(false)}
          onHide={hide}
        />
      ) : shown && errorCode === 'GOODS_CLOSED' ? (
        <Empty icon={Lock} title={t('goods.allClosed')}>
          {t('goods.allClosedText')}
        </Empty>
      ) : shown && error ? (
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      ) : (
        <HiddenGoods count={count} loading={shown} onShow={() => setShown(true)} />
      )}
      {found && (
        <GoodsWarranty found={found} items={open?.items ?? []} choosing={choosing && Boolean(open)} onReport={report} />
      )}
    </Section>
  )
}

/** Covers the goods until the customer opens them. */
function HiddenGoods({ count, loading, onShow }: { count: number; loading: boolean; onShow: () => void }) {
  const t = useTranslations()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5">
      <div aria-hidden className="flex flex-col gap-1 font-mono text-[13px] tracking-widest text-ink-faint select-none">
        <Repeat times={Math.min(count, 3)}>
          <span>{'•'.repeat(24)}</span>
        </Repeat>
      </div>
      <div className="flex min-w-0 flex-1 basis-60 flex-wrap items-center justify-end gap-x-4 gap-y-3 max-sm:justify-start">
        <p className="min-w-0 text-pretty text-[13px] text-ink-faint">{t('goods.hidden')}</p>
        <Button variant="primary" icon={<Eye aria-hidden />} loading={loading} onClick={onShow}>
          {t('goods.show')}
        </Button>
      </div>
    </div>
  )
}

type OpenProps = {
  order: Order
  items: readonly Good[]
  claims: readonly WarrantyClaim[]
  /** True while the customer chooses faulty items. */
  choosing: boolean
  onChosen: () => void
  onHide: () => void
}

/** Every item, to copy one by one, all at once or as a file. The customer can also choose faulty ones. */
function OpenGoods({ order, items, claims, choosing, onChosen, onHide }: OpenProps) {
  const t = useTranslations()
  const [all, setAll] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const numbered = numberGoods(items)
  // The customer saves files one by one.
  const values = numbered.flatMap(({ item }) => (item.file ? [] : (item.value ?? [])))
  const claimOf = new Map(claims.flatMap((claim) => claim.items.map((id) => [id, claim.status] as const)))
  // Items that were replaced or claimed elsewhere meanwhile cannot be claimed again.
  const claimable = new Set(numbered.map(({ item }) => item.id).filter((id) => !claimOf.has(id)))
  const picked = chosen.filter((id) => claimable.has(id))
  const stop = () => {
    setChosen([])
    onChosen()
  }
  if (items.every((it) => it.value === null && !it.closed) && !choosing)
    return (
      <Empty icon={PackageX} title={t('goods.allDeleted')}>
        {t('goods.allDeletedText')}
      </Empty>
    )
  const text = () => new Blob([`${values.join('\n')}\n`], { type: 'text/plain;charset=utf-8' })
  return (
    <>
      {choosing ? (
        <ChooseBar orderId={order.id} items={picked} onStop={stop} />
      ) : (
        <div className="flex flex-wrap gap-2 border-b border-line px-5 py-3">
          {values.length > 0 && (
            <>
              <CopyButton wide main text={() => values.join('\n')} label={t('goods.copyAll')} />
              <Button icon={<Download aria-hidden />} onClick={() => saveFile(`${order.orderCode}.txt`, text())}>
                {t('goods.download')}
              </Button>
            </>
          )}
          <Button variant="quiet" icon={<EyeOff aria-hidden />} onClick={onHide} className="sm:ml-auto">
            {t('goods.hide')}
          </Button>
        </div>
      )}
      <ul aria-label={t('goods.title')} className="divide-y divide-line">
        {numbered.slice(0, all ? undefined : INITIAL_COUNT).map((it) => (
          <GoodRow
            key={it.item.id}
            orderId={order.id}
            {...it}
            claim={claimOf.get(it.item.id)}
            choice={
              choosing && claimable.has(it.item.id)
                ? {
                    isChosen: picked.includes(it.item.id),
                    onChoose: (isChosen) =>
                      setChosen(isChosen ? [...picked, it.item.id] : picked.filter((id) => id !== it.item.id)),
                  }
                : null
            }
          />
        ))}
      </ul>
      {!all && numbered.length > INITIAL_COUNT && (
        <div className="border-t border-line p-3 text-center">
          <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
            {t('goods.showAll', { count: numbered.length })}
          </Button>
        </div>
      )}
    </>
  )
}
