import type { Order } from '@runmart/contract/orders'
import { type Good, goods } from '@runmart/contract/stock'
import { Download, Eye, EyeOff, PackageX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { saveFile } from '#platform/download.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'
import { useApi } from '#platform/use-api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { dateText } from '#ui/date-text.ts'
import { Empty } from '#ui/empty.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { Repeat } from '#ui/skeleton.tsx'
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
  const open = shown ? data : undefined
  const count = order.goods ?? 0
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
        <OpenGoods key={order.id} name={order.orderCode} items={open.items} onHide={() => setShown(false)} />
      ) : shown && error ? (
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      ) : (
        <HiddenGoods count={count} loading={shown} onShow={() => setShown(true)} />
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

/** Every item, to be copied one by one, all at once or as a file. */
function OpenGoods({ name, items, onHide }: { name: string; items: readonly Good[]; onHide: () => void }) {
  const t = useTranslations()
  const [all, setAll] = useState(false)
  const numbered = numberGoods(items)
  const values = numbered.flatMap(({ item }) => item.value ?? [])
  if (items.every((it) => it.value === null))
    return (
      <Empty icon={PackageX} title={t('goods.allDeleted')}>
        {t('goods.allDeletedText')}
      </Empty>
    )
  const text = () => `${values.join('\n')}\n`
  return (
    <>
      <div className="flex flex-wrap gap-2 border-b border-line px-5 py-3">
        <CopyButton wide main text={() => values.join('\n')} label={t('goods.copyAll')} />
        <Button
          icon={<Download aria-hidden />}
          onClick={() => saveFile(`${name}.txt`, new Blob([text()], { type: 'text/plain;charset=utf-8' }))}
        >
          {t('goods.download')}
        </Button>
        <Button variant="quiet" icon={<EyeOff aria-hidden />} onClick={onHide} className="sm:ml-auto">
          {t('goods.hide')}
        </Button>
      </div>
      <ul aria-label={t('goods.title')} className="divide-y divide-line">
        {numbered.slice(0, all ? undefined : INITIAL_COUNT).map((it) => (
          <GoodRow key={it.item.id} {...it} />
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

function GoodRow({ number, item, replaced }: Numbered<Good>) {
  const { language, t } = useLanguage()
  return (
    <li className="flex gap-3 px-5 py-1.5">
      <span className="w-7 shrink-0 py-2 text-[13px] text-ink-faint tabular-nums">{number}</span>
      <div className="min-w-0 flex-1 py-2 text-[13px]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {item.value === null ? (
            <span className="text-ink-faint">{t('goods.deleted')}</span>
          ) : (
            <code className="min-w-0 font-mono wrap-anywhere text-ink">{item.value}</code>
          )}
          {replaced.length > 0 && <Badge brand>{t('goods.replacement')}</Badge>}
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
