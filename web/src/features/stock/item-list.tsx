import { itemStates, StockReason } from '@runmart/contract/stock'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { NARROW, useMediaQuery } from '#platform/use-media-query.ts'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Table } from '#ui/table.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { ItemSale, ItemSize, ItemStateBadge } from './item-facts.tsx'
import type { KeptItem, StockKeeper } from './stock-keeper.ts'

/** The items of a stock, newest first, with their state and order, never their contents. */
export function ItemList({ keeper, serviceId }: { keeper: StockKeeper; serviceId: string }) {
  const t = usePartnerTranslations()
  const filters = useFilters((get: (name: 'state') => string) => {
    const state = itemStates.find((it) => it === get('state'))
    return state ? { state } : {}
  })
  const list = useApiPage(keeper.items, filters.page, { params: { id: serviceId }, query: filters.values })
  const { item, isOpen, open, close } = useItemDialog<KeptItem, 'withdraw'>()
  const options = [
    { value: 'any', label: t('operatorStock.any') },
    ...itemStates.map((value) => ({ value: value as string, label: t(`itemStates.${value}`) })),
  ]
  return (
    <Section title={t('operatorStock.items')} padded={false}>
      <div className="border-b border-line px-5 py-3">
        <SegmentedControl
          bare
          label={t('operatorStock.filter')}
          name="state"
          value={filters.values.state ?? 'any'}
          options={options}
          onChange={(value) => filters.set({ state: value === 'any' ? null : value })}
        />
      </div>
      <ListScreen<KeptItem>
        frame="none"
        list={list}
        filters={filters}
        skeleton={<RowsSkeleton rows={5} dense end="text" />}
        empty={{ title: t('operatorStock.none') }}
        noMatch={{ title: t('operatorStock.none'), text: t('operatorStock.noneText') }}
      >
        {(items) => <ItemTable keeper={keeper} items={items} onWithdraw={(it) => open('withdraw', it)} />}
      </ListScreen>
      {item && <WithdrawDialog keeper={keeper} item={item} open={isOpen('withdraw')} onClose={close} />}
    </Section>
  )
}

type TableProps = { keeper: StockKeeper; items: readonly KeptItem[]; onWithdraw: (item: KeptItem) => void }

function ItemTable({ keeper, items, onWithdraw }: TableProps) {
  const t = usePartnerTranslations()
  const isNarrow = useMediaQuery(NARROW)
  const withdraw = (item: KeptItem) =>
    item.state === 'free' && (
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('operatorStock.withdrawOf', { id: item.id })}
        onClick={() => onWithdraw(item)}
        className="-mr-3"
      >
        {t('operatorStock.withdraw')}
      </Button>
    )
  return (
    <Table
      caption={t('operatorStock.items')}
      rows={items}
      rowKey={(item) => item.id}
      listWhenNarrow
      dense
      columns={[
        {
          key: 'item',
          header: t('operatorStock.item'),
          cell: (item) => (
            <span className="flex items-center gap-x-2 gap-y-1 text-[13px] max-lg:flex-wrap">
              <span className="font-mono text-ink">{item.id}</span>
              <ItemStateBadge item={item} />
              <ItemSize item={item} />
              {isNarrow && (
                <span className="w-full">
                  <ItemSale keeper={keeper} item={item} />
                </span>
              )}
            </span>
          ),
        },
        {
          key: 'added',
          header: t('operatorStock.addedAt'),
          wideOnly: true,
          cell: (item) => <DateTime at={item.addedAt} className="whitespace-nowrap text-ink-soft" />,
        },
        {
          key: 'expires',
          header: t('operatorStock.expiresAt'),
          wideOnly: true,
          cell: (item) =>
            item.expiresAt && <DateTime at={item.expiresAt} as="date" className="whitespace-nowrap text-ink-soft" />,
        },
        {
          key: 'sold',
          header: t('operatorStock.sold'),
          wideOnly: true,
          cell: (item) => (
            <>
              <ItemSale keeper={keeper} item={item} />
              {item.reason && <p className="line-clamp-2 wrap-anywhere text-ink-faint">{item.reason}</p>}
            </>
          ),
        },
        { key: 'act', header: t('operatorStock.action'), align: 'end', cell: withdraw },
      ]}
    />
  )
}

type Props = { keeper: StockKeeper; item: KeptItem; open: boolean; onClose: () => void }

/** Takes a free item out of its stock for good. */
function WithdrawDialog({ keeper, item: { id }, open, onClose }: Props) {
  const t = usePartnerTranslations()
  const { act } = useAct(keeper.withdraw)
  return (
    <ReasonDialog
      title={t('operatorStock.withdrawTitle', { id })}
      description={t('operatorStock.withdrawText')}
      schema={StockReason}
      words={{
        reason: t('operatorStock.reason'),
        reasonHint: keeper.reasonHint,
        confirm: t('operatorStock.withdraw'),
      }}
      onConfirm={(reason) => act({ params: { id }, body: { reason } })}
      open={open}
      onClose={onClose}
    />
  )
}
