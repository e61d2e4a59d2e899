import type { DataOf } from '@runmart/contract/endpoint'
import { MAX_CHOSEN } from '@runmart/contract/orders-desk'
import { suppliers } from '@runmart/contract/suppliers'
import {
  type ChosenDispatch,
  type DispatchAct,
  dispatchStates,
  supplierOrders,
} from '@runmart/contract/suppliers-orders'
import { supplyProblemText } from '@runmart/i18n/supply-problem-text'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { randomKey } from '#platform/device-id.ts'
import { fetchAnswer } from '#platform/fetch-answer.ts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi, useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { useRights } from '#platform/use-rights.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RowBox } from '#ui/row-box.tsx'
import { SelectionBar } from '#ui/selection-bar.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { type Selection, useSelection } from '#ui/use-selection.ts'
import { DispatchActDialog } from './dispatch-act-dialog.tsx'
import { DispatchState } from './dispatch-state.tsx'

/** Orders at suppliers; it opens with those that wait for a person, oldest first. */
export default function DispatchesPage() {
  const t = useOperatorTranslations()
  const may = useRights()
  const filters = useFilters(readFilters)
  const list = useApiPage(supplierOrders.list, filters.page, { query: filters.values }, { refetchInterval: 15_000 })
  const known = useApi(suppliers.list, {}, { enabled: may('catalog') })
  const rows = (list.data?.items ?? []).map(chosenOf)
  const selection = useSelection<ChosenDispatch>(JSON.stringify(filters.values), rows)
  const [choosing, setChoosing] = useState(false)
  // Keeps the item while its dialog fades out.
  const { item: asked, isOpen, open, close } = useItemDialog<Asked, 'act'>()
  const chosen = [...selection.chosen.values()]
  const total = Math.min(list.data?.total ?? 0, MAX_CHOSEN)
  const chooseAll = async () => {
    setChoosing(true)
    const answer = await fetchAnswer(supplierOrders.matches, { query: filters.values })
    setChoosing(false)
    if (answer.success) selection.set(answer.data.items)
  }
  const start = (act: DispatchAct) => open('act', { act, chosen, key: randomKey() })
  const option = (value: string, label: string) => ({ value, label })
  return (
    <>
      <title>{`${t('operatorDispatches.title')} · Runmart`}</title>
      {may('catalog') && <BackLink to={operatorPaths.suppliers}>{t('operatorSuppliers.back')}</BackLink>}
      <PageHeader title={t('operatorDispatches.title')} description={t('operatorDispatches.intro')} />
      <ListScreen
        list={list}
        filters={filters}
        filterBar={
          chosen.length > 0 ? (
            <SelectionBar
              words={{
                label: t('operatorDesk.bulk'),
                clear: t('operatorDesk.clear'),
                selected: t('operatorDesk.selected', { count: chosen.length }),
              }}
              all={chosen.length < total ? t('operatorDesk.selectAll', { count: total }) : null}
              choosing={choosing}
              onAll={() => void chooseAll()}
              onClear={selection.clear}
            >
              <Button size="sm" variant="primary" onClick={() => start('retry')}>
                {t('operatorDispatches.retry')}
              </Button>
              <Button size="sm" onClick={() => start('take-over')}>
                {t('operatorDispatches.takeOver')}
              </Button>
            </SelectionBar>
          ) : (
            <FilterBar
              filters={filters}
              selects={[
                {
                  name: 'state',
                  label: t('operatorDispatches.state'),
                  any: t('operatorDispatches.forPeople'),
                  options: dispatchStates.map((it) => option(it, t(`dispatchStates.${it}`))),
                },
                ...(known.data
                  ? [
                      {
                        name: 'supplierId' as const,
                        label: t('operatorDispatches.supplier'),
                        any: t('operatorDispatches.anySupplier'),
                        options: known.data.items.map(({ id, name }) => option(id, name)),
                      },
                    ]
                  : []),
              ]}
            />
          )
        }
        count={(count) => t('operatorDispatches.found', { count })}
        skeleton={<RowsSkeleton rows={6} dense />}
        empty={{ icon: CircleCheck, title: t('operatorDispatches.none'), text: t('operatorDispatches.noneText') }}
        noMatch={{ title: t('operatorDispatches.noneFound') }}
      >
        {(items) => (
          <>
            <div className="flex items-center border-b border-line px-3 text-[13px] text-ink-soft">
              <RowBox
                label={t('operatorDispatches.selectPage')}
                checked={rows.length > 0 && rows.every((it) => selection.has(it.id))}
                isSome={rows.some((it) => selection.has(it.id)) && !rows.every((it) => selection.has(it.id))}
                onToggle={() => selection.setMany(rows, !rows.every((it) => selection.has(it.id)))}
              />
              <span aria-hidden>{t('operatorDispatches.selectPage')}</span>
            </div>
            <List label={t('operatorDispatches.title')}>
              {items.map((it) => (
                <Row key={it.orderId} dispatch={it} selection={selection} />
              ))}
            </List>
          </>
        )}
      </ListScreen>
      {asked && (
        <DispatchActDialog
          key={asked.key}
          act={asked.act}
          chosen={asked.chosen}
          open={isOpen('act')}
          onFinish={(failed) =>
            selection.setMany(
              asked.chosen.filter((it) => !failed.has(it.id)),
              false,
            )
          }
          onClose={close}
        />
      )}
    </>
  )
}

type Asked = { act: DispatchAct; chosen: readonly ChosenDispatch[]; key: string }
type Listed = DataOf<typeof supplierOrders.list>['items'][number]

const chosenOf = ({ orderId: id, orderCode }: Listed): ChosenDispatch => ({ id, orderCode })

function Row({ dispatch, selection }: { dispatch: Listed; selection: Selection<ChosenDispatch> }) {
  const t = useOperatorTranslations()
  const { orderId, orderCode, serviceName, waitsSince, state, supplierName, externalId, problem } = dispatch
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1 py-2.5 pr-5 pl-3 text-[13px] md:grid-cols-[auto_minmax(0,2fr)_minmax(0,3fr)_auto]">
      <RowBox
        label={t('operatorDispatches.select', { code: orderCode })}
        checked={selection.has(orderId)}
        onToggle={(range) => selection.toggle(chosenOf(dispatch), range)}
      />
      <div className="min-w-0">
        <TextLink
          to={operatorPaths.order(orderId)}
          className="inline-flex min-h-6 items-center font-mono wrap-anywhere"
        >
          {orderCode}
        </TextLink>
        <p className="wrap-anywhere text-ink-soft">{serviceName}</p>
      </div>
      <div className="min-w-0 max-md:col-span-2 max-md:col-start-2 max-md:row-start-2">
        <p className="text-ink">
          {supplierName ?? t('operatorDispatches.nobody')}
          {externalId && <span className="ml-2 font-mono text-xs text-ink-faint">{externalId}</span>}
          <span className="text-ink-faint">
            {' '}
            · <DateTime at={waitsSince} />
          </span>
        </p>
        {problem && <p className="line-clamp-2 wrap-anywhere text-ink-soft">{supplyProblemText(t, problem)}</p>}
      </div>
      <DispatchState state={state} />
    </li>
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function readFilters(get: (name: 'state' | 'supplierId') => string) {
  const state = dispatchStates.find((it) => it === get('state'))
  const supplierId = get('supplierId')
  return { ...(state && { state }), ...(uuid.test(supplierId) && { supplierId }) }
}
