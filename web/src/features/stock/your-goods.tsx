import type { Order } from '@runmart/contract/orders'
import { type Good, goods } from '@runmart/contract/stock'
import type { WarrantyClaim } from '@runmart/contract/warranty-claims'
import { Download, Eye, EyeOff, PackageX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWarranty } from '#features/warranty/index.ts'
import { saveFile } from '#platform/download.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'
import { useApi } from '#platform/use-api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { dateText } from '#ui/date-text.ts'
import { Empty } from '#ui/empty.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { Repeat } from '#ui/skeleton.tsx'
import { ChooseBar, GoodsWarranty } from './goods-warranty.tsx'
import { type Numbered, numberGoods } from './number-goods.ts'

const INITIAL_COUNT = 100

/** What an order brought from stock. It is asked for, and so recorded as read, only when its customer wants to see it. */
export function YourGoods({ order }: { order: Order }) {
  const { language, t } = useLanguage()
  const [shown, setShown] = useState(false)
  const { data, error, isFetching, refetch } = useApi(goods.mine, { params: { id: order.id } }, { enabled: shown })
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
      description={
        open?.keptUntil
          ? t('goods.keptUntil', { date: dateText(language, new Date(open.keptUntil)) })
          : t('goods.count', { count })
      }
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

/** In place of goods that nobody asked to see. */
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
  /** Whether what does not work is being chosen. */
  choosing: boolean
  onChosen: () => void
  onHide: () => void
}

/** Every item, to be copied one by one, all at once or as a file; or to be chosen, because it does not work. */
function OpenGoods({ order, items, claims, choosing, onChosen, onHide }: OpenProps) {
  const t = useTranslations()
  const [all, setAll] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const numbered = numberGoods(items)
  const values = numbered.flatMap(({ item }) => item.value ?? [])
  const claimOf = new Map(claims.flatMap((claim) => claim.items.map((id) => [id, claim.status] as const)))
  // What was replaced or claimed elsewhere meanwhile cannot be sent any more.
  const claimable = new Set(numbered.map(({ item }) => item.id).filter((id) => !claimOf.has(id)))
  const picked = chosen.filter((id) => claimable.has(id))
  const stop = () => {
    setChosen([])
    onChosen()
  }
  if (items.every((it) => it.value === null) && !choosing)
    return (
      <Empty icon={PackageX} title={t('goods.allDeleted')}>
        {t('goods.allDeletedText')}
      </Empty>
    )
  const text = () => `${values.join('\n')}\n`
  return (
    <>
      {choosing ? (
        <ChooseBar orderId={order.id} items={picked} onStop={stop} />
      ) : (
        <div className="flex flex-wrap gap-2 border-b border-line px-5 py-3">
          <CopyButton wide main text={() => values.join('\n')} label={t('goods.copyAll')} />
          <Button
            icon={<Download aria-hidden />}
            onClick={() => saveFile(`${order.orderCode}.txt`, new Blob([text()], { type: 'text/plain;charset=utf-8' }))}
          >
            {t('goods.download')}
          </Button>
          <Button variant="quiet" icon={<EyeOff aria-hidden />} onClick={onHide} className="sm:ml-auto">
            {t('goods.hide')}
          </Button>
        </div>
      )}
      <ul aria-label={t('goods.title')} className="divide-y divide-line">
        {numbered.slice(0, all ? undefined : INITIAL_COUNT).map((it) => (
          <GoodRow
            key={it.item.id}
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

type RowProps = Numbered<Good> & {
  /** What became of a claim that it is in. */
  claim: WarrantyClaim['status'] | undefined
  choice: { isChosen: boolean; onChoose: (isChosen: boolean) => void } | null
}

function GoodRow({ number, item, replaced, claim, choice }: RowProps) {
  const { language, t } = useLanguage()
  return (
    <li className="flex gap-3 px-5 py-1.5">
      {choice ? (
        <CheckBox
          label={<span className="sr-only">{t('warranty.choose', { number })}</span>}
          checked={choice.isChosen}
          onChange={choice.onChoose}
          className="w-7 shrink-0 py-2 pointer-coarse:py-3"
        />
      ) : (
        <span className="w-7 shrink-0 py-2 text-[13px] text-ink-faint tabular-nums">{number}</span>
      )}
      <div className="min-w-0 flex-1 py-2 text-[13px]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {item.value === null ? (
            <span className="text-ink-faint">{t('goods.deleted')}</span>
          ) : (
            <code className="min-w-0 font-mono wrap-anywhere text-ink">{item.value}</code>
          )}
          {replaced.length > 0 && <Badge brand>{t('goods.replacement')}</Badge>}
          {claim && <Badge>{t(`claimStates.${claim}`)}</Badge>}
          {item.value !== null && item.expiresAt && (
            <span className="text-ink-faint">
              {t('goods.validUntil', { date: dateText(language, new Date(item.expiresAt)) })}
            </span>
          )}
        </p>
        {replaced.map((it) => (
          <p key={it.id} className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-faint">
            {it.value !== null && <s className="min-w-0 font-mono wrap-anywhere">{it.value}</s>}
            <Badge>{t('goods.replaced')}</Badge>
          </p>
        ))}
      </div>
      {item.value !== null && <CopyButton text={item.value} label={t('goods.copy', { number })} />}
    </li>
  )
}
