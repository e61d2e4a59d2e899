import { type StockItem, StockReason } from '@runmart/contract/stock'
import { goods } from '@runmart/contract/stock-goods'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { ItemSize } from '../item-facts.tsx'
import { type Numbered, numberGoods } from '../number-goods.ts'

const INITIAL_COUNT = 100

/** The stock items of an order, numbered as its customer sees them, with a way to replace faulty ones. */
export function OrderGoods({ orderId }: { orderId: string }) {
  const t = useOperatorTranslations()
  const { data, error, isFetching, refetch } = useApi(goods.ofOrder, { params: { id: orderId } })
  const [all, setAll] = useState(false)
  const { item: good, isOpen, open, close } = useItemDialog<Numbered<StockItem>, 'replace'>()
  const numbered = numberGoods(data?.items ?? [])
  return (
    <Section title={t('operatorStock.goods')} description={t('operatorStock.goodsText')} padded={false}>
      {error && (
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      )}
      {!data && !error && <RowsSkeleton rows={3} dense />}
      <ul aria-label={t('operatorStock.goods')} className="divide-y divide-line text-[13px]">
        {numbered.slice(0, all ? undefined : INITIAL_COUNT).map((it) => (
          <GoodRow key={it.item.id} {...it} onReplace={() => open('replace', it)} />
        ))}
      </ul>
      {!all && numbered.length > INITIAL_COUNT && (
        <div className="border-t border-line p-2 text-center">
          <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
            {t('operatorStock.showAll', { count: numbered.length })}
          </Button>
        </div>
      )}
      {good && (
        <ReplaceDialog
          orderId={orderId}
          itemId={good.item.id}
          number={good.number}
          open={isOpen('replace')}
          onClose={close}
        />
      )}
    </Section>
  )
}

function GoodRow({ number, item, replaced, onReplace }: Numbered<StockItem> & { onReplace: () => void }) {
  const t = useOperatorTranslations()
  return (
    <li className="flex items-start gap-3 px-5 py-1">
      <span className="w-7 shrink-0 py-1.5 text-ink-faint tabular-nums">{number}</span>
      <div className="min-w-0 flex-1 py-1.5">
        <GoodFacts item={item} isReplacement={replaced.length > 0} />
        {replaced.map((it) => (
          <div key={it.id} className="mt-1 text-ink-faint">
            <GoodFacts item={it} />
            {it.reason && <p className="wrap-anywhere whitespace-pre-wrap">{it.reason}</p>}
          </div>
        ))}
      </div>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('operatorStock.replaceOf', { number })}
        onClick={onReplace}
        className="-mr-3 shrink-0"
      >
        {t('operatorStock.replace')}
      </Button>
    </li>
  )
}

function GoodFacts({ item, isReplacement = false }: { item: StockItem; isReplacement?: boolean }) {
  const t = useOperatorTranslations()
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-mono">{t('operatorStock.found', { id: item.id })}</span>
      <ItemSize item={item} />
      {isReplacement && <Badge brand>{t('operatorStock.replacement')}</Badge>}
      {item.replacedBy && <Badge>{t('operatorStock.replaced')}</Badge>}
      <span className="text-ink-faint">
        {item.seenAt ? (
          <>
            {t('operatorStock.seen')} <DateTime at={item.seenAt} />
          </>
        ) : (
          t('operatorStock.notSeen')
        )}
      </span>
    </p>
  )
}

type Props = { orderId: string; itemId: string; number: number; open: boolean; onClose: () => void }

/** Gives a customer another item for a faulty one. */
function ReplaceDialog({ orderId, itemId, number, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const { act } = useAct(goods.replace, { once: itemId })
  return (
    <ReasonDialog
      harmless
      title={t('operatorStock.replaceTitle', { number })}
      description={t('operatorStock.replaceText')}
      schema={StockReason}
      words={{
        reason: t('operatorStock.reason'),
        reasonHint: t('operatorStock.replaceHint'),
        confirm: t('operatorStock.replaceNow'),
      }}
      onConfirm={async (reason) => {
        const answer = await act({ params: { id: orderId, item: itemId }, body: { reason } })
        const isEmpty = !answer.success && answer.code === 'SERVICE_UNAVAILABLE_NOW'
        return isEmpty ? { ...answer, error: t('operatorStock.outOfStock') } : answer
      }}
      open={open}
      onClose={onClose}
    />
  )
}
