import { providers, serviceTypes } from '@runmart/contract/catalog'
import { ordersDesk, yesOrNo } from '@runmart/contract/orders-desk'
import {
  canSortFreely,
  type DeskFilters,
  type FilterName,
  readDeskFilters,
  readSort,
  stuckBots,
} from '@runmart/contract/orders-desk-filters'
import { isFinal, listedStatuses, type OrderStatus } from '@runmart/contract/orders-states'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Dialog, PanelFoot } from '#ui/dialog.tsx'
import { readAmount } from '#ui/read-amount.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CustomerFilter } from './customer-filter.tsx'
import { usualDaysUntil } from './days-of-filters.ts'
import { SortField } from './sort-field.tsx'

const ANY = 'any'
type Changes = { [N in FilterName | 'sort']?: string | null }
type Props = {
  filters: DeskFilters
  /** The tab already sets the status. */
  isQueue: boolean
  /** The sort order in the address; null if the table heads sort. */
  sort: string | null
  open: boolean
  onApply: (changes: Changes) => void
  onClose: () => void
}

/** All filters in one place, and the sort order on screens without table heads. */
export function FilterDialog({ open, onClose, ...form }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog side open={open} onOpenChange={(next) => next || onClose()} title={t('operatorDesk.filterTitle')}>
      <FilterForm {...form} onClose={onClose} />
    </Dialog>
  )
}

function FilterForm({ filters, isQueue, sort, onApply, onClose }: Omit<Props, 'open'>) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const names = useApi(
    ordersDesk.filterNames,
    { query: filters.customer ? { customerId: filters.customer } : {} },
    { localized: true },
  )
  const [values, setValues] = useState<Changes>(sort === null ? filters : { ...filters, sort })
  const [sums, setSums] = useState({ min: filters.min ?? '', max: filters.max ?? '' })
  const set = (changes: Changes) => setValues((before) => ({ ...before, ...changes }))
  const [min, max] = [readAmount(language, sums.min), readAmount(language, sums.max)]
  const [wrongMin, wrongMax] = [problemOf(min), problemOf(max)]
  const isTurned = min !== undefined && max !== undefined && max < min
  const select = (name: FilterName, label: string, any: string, options: { value: string; label: string }[]) => (
    <Select
      name={name}
      label={label}
      value={values[name] ?? ANY}
      options={[{ value: ANY, label: any }, ...options]}
      onValueChange={(value) => set({ [name]: value === ANY ? null : value })}
    />
  )
  const view = isQueue ? 'pending' : 'all'
  const read = (name: FilterName | 'view' | 'sort') => (name === 'view' ? view : (values[name] ?? ''))
  const apply = () => {
    if (wrongMin || wrongMax || isTurned) return
    const next: Changes = {
      ...values,
      min: min === undefined ? null : String(min),
      max: max === undefined ? null : String(max),
    }
    const isOpen =
      isQueue || next.days || next.status === 'scheduled' || (next.status && !isFinal(next.status as OrderStatus))
    const isBounded = isOpen || next.customer || next.from
    if ((next.provider || next.sent || next.min || next.max) && !isBounded) next.from = usualDaysUntil(undefined)
    onApply(next)
    onClose()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {sort !== null && (
          <SortField
            sort={readSort(read)}
            sortsFreely={canSortFreely(view, readDeskFilters(read))}
            isQueue={isQueue}
            onSort={(next) => set({ sort: next })}
          />
        )}
        {!isQueue &&
          select(
            'status',
            t('operatorOrders.status'),
            t('operatorOrders.anyStatus'),
            listedStatuses.map((value) => ({ value, label: t(`orderStates.${value}`) })),
          )}
        {select(
          'type',
          t('operatorOrders.type'),
          isQueue ? t('operatorOrders.referral') : t('operatorOrders.anyType'),
          serviceTypes
            .filter((value) => !isQueue || value === 'AUTO_BOT')
            .map((value) => ({
              value,
              label: t(value === 'REFERRAL' ? 'operatorOrders.referral' : 'operatorOrders.bot'),
            })),
        )}
        {!isQueue &&
          select(
            'bot',
            t('operatorOrders.botState'),
            t('operatorOrders.anyBotState'),
            stuckBots.map((value) => ({ value, label: t(`botStates.${value}`) })),
          )}
        {select(
          'provider',
          t('operatorDesk.provider'),
          t('operatorDesk.anyProvider'),
          providers.map((value) => ({ value, label: t(`deskProviders.${value}`) })),
        )}
        {!isQueue &&
          select(
            'sent',
            t('operatorDesk.sent'),
            t('operatorDesk.anySent'),
            yesOrNo.map((value) => ({ value, label: t(`operatorDesk.${value}`) })),
          )}
        {!isQueue &&
          select(
            'days',
            t('operatorDesk.daysRun'),
            t('operatorDesk.anyDaysRun'),
            yesOrNo.map((value) => ({ value, label: t(`operatorDesk.${value}`) })),
          )}
        {!isQueue &&
          select('refund', t('operatorDesk.refund'), t('operatorDesk.anyRefund'), [
            { value: 'asked', label: t('operatorDesk.refundWaits') },
          ])}
        <div className="sm:col-span-2">
          {select(
            'service',
            t('operatorDesk.service'),
            t('operatorDesk.anyService'),
            (names.data?.services ?? []).map(({ id, name }) => ({ value: id, label: name })),
          )}
        </div>
        <CustomerFilter id={values.customer} name={names.data?.customer} onChange={(customer) => set({ customer })} />
        <DateField
          name="from"
          label={t('lists.from')}
          value={values.from ?? ''}
          max={values.to ?? undefined}
          onChange={(from) => set({ from: from || null })}
        />
        <DateField
          name="to"
          label={t('lists.to')}
          value={values.to ?? ''}
          min={values.from ?? undefined}
          onChange={(to) => set({ to: to || null })}
        />
        <TextField
          name="min"
          label={t('operatorDesk.sumFrom')}
          inputMode="numeric"
          autoComplete="off"
          value={sums.min}
          error={wrongMin && t(`fields.${wrongMin}`)}
          onChange={(event) => setSums({ ...sums, min: event.target.value })}
        />
        <TextField
          name="max"
          label={t('operatorDesk.sumTo')}
          inputMode="numeric"
          autoComplete="off"
          value={sums.max}
          error={wrongMax ? t(`fields.${wrongMax}`) : isTurned ? t('operatorDesk.sumsTurned') : undefined}
          onChange={(event) => setSums({ ...sums, max: event.target.value })}
        />
      </div>
      <PanelFoot>
        <Button variant="primary" type="submit">
          {t('operatorDesk.apply')}
        </Button>
      </PanelFoot>
    </form>
  )
}

/** The problem of a typed sum. */
function problemOf(sum: number | undefined): 'numberFormat' | 'aboveZero' | 'wholeNumber' | undefined {
  if (sum === undefined) return undefined
  if (Number.isNaN(sum)) return 'numberFormat'
  if (sum < 0) return 'aboveZero'
  return Number.isInteger(sum) ? undefined : 'wholeNumber'
}
