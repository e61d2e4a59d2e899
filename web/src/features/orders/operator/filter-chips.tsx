import { ordersDesk } from '@runmart/contract/orders-desk'
import type { DeskFilters, FilterName } from '@runmart/contract/orders-desk-filters'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { X } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { dayText } from '#ui/date-text.ts'
import { moneyText } from '#ui/money-text.ts'

type Props = {
  filters: DeskFilters
  /** One of the listed orders, to read the names of its service and customer. */
  sample: OperatorOrder | undefined
  onRemove: (names: readonly FilterName[]) => void
}

/** The active filters, each with a button to remove it. The search words stand in their own field. */
export function FilterChips({ filters, sample, onRemove }: Props) {
  const t = useOperatorTranslations()
  const chips = useChips(filters, sample)
  return chips.map(({ names, label, value }) => {
    const filter = t('operatorDesk.chip', { label, value })
    return (
      <button
        key={names[0]}
        type="button"
        aria-label={t('operatorDesk.removeFilter', { filter })}
        onClick={() => onRemove(names)}
        className="inline-flex h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-sunken pr-2 pl-3 text-[13px] text-ink-soft hover:border-ink-faint hover:text-ink dark:bg-raised pointer-coarse:h-11"
      >
        <span className="min-w-0 truncate">
          {label}: <span className="font-semibold text-ink">{value}</span>
        </span>
        <X aria-hidden className="size-3.5 shrink-0" />
      </button>
    )
  })
}

type Chip = { names: readonly FilterName[]; label: string; value: string }

function useChips(filters: DeskFilters, sample: OperatorOrder | undefined): Chip[] {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const names = useFilterNames(filters, sample)
  const { status, type, bot, provider, sent, days, refund, service, customer, from, to, min, max } = filters
  const day = (text: string) => dayText(language, text)
  const sum = (text: string) => moneyText(language, Number(text))
  const chips: Chip[] = []
  if (status) chips.push({ names: ['status'], label: t('operatorOrders.status'), value: t(`orderStates.${status}`) })
  if (type)
    chips.push({
      names: ['type'],
      label: t('operatorOrders.type'),
      value: t(type === 'REFERRAL' ? 'operatorOrders.referral' : 'operatorOrders.bot'),
    })
  if (bot) chips.push({ names: ['bot'], label: t('operatorOrders.botState'), value: t(`botStates.${bot}`) })
  if (service) chips.push({ names: ['service'], label: t('operatorDesk.service'), value: names.service })
  if (customer) chips.push({ names: ['customer'], label: t('operatorDesk.customer'), value: names.customer })
  if (provider)
    chips.push({ names: ['provider'], label: t('operatorDesk.provider'), value: t(`deskProviders.${provider}`) })
  if (sent) chips.push({ names: ['sent'], label: t('operatorDesk.sent'), value: t(`operatorDesk.${sent}`) })
  if (days) chips.push({ names: ['days'], label: t('operatorDesk.daysRun'), value: t(`operatorDesk.${days}`) })
  if (refund) chips.push({ names: ['refund'], label: t('operatorDesk.refund'), value: t('operatorDesk.refundWaits') })
  if (from || to)
    chips.push({
      names: ['from', 'to'],
      label: t('operatorDesk.days'),
      value:
        from && to
          ? t('operatorDesk.daysSpan', { from: day(from), to: day(to) })
          : from
            ? t('operatorDesk.daysSince', { day: day(from) })
            : t('operatorDesk.daysUntil', { day: day(to ?? '') }),
    })
  if (min || max)
    chips.push({
      names: ['min', 'max'],
      label: t('operatorDesk.sum'),
      value:
        min && max
          ? t('operatorDesk.sumsSpan', { from: sum(min), to: sum(max) })
          : min
            ? t('operatorDesk.sumAtLeast', { sum: sum(min) })
            : t('operatorDesk.sumAtMost', { sum: sum(max ?? '') }),
    })
  return chips
}

/** The names of the service and customer in the filter, from a listed order or from the server. */
function useFilterNames({ service, customer }: DeskFilters, sample: OperatorOrder | undefined) {
  const listed = {
    service: sample?.serviceId === service ? sample?.serviceName : undefined,
    customer: sample?.customer.id === customer ? sample?.customer.username : undefined,
  }
  const isAsked = Boolean((service && !listed.service) || (customer && !listed.customer))
  const { data: answer, isPlaceholderData } = useApi(
    ordersDesk.filterNames,
    { query: customer ? { customerId: customer } : {} },
    { localized: true, enabled: isAsked },
  )
  // Ignore a placeholder: it is the answer about another customer.
  const data = isPlaceholderData ? undefined : answer
  const unknown = data ? '—' : '…'
  return {
    service: listed.service ?? data?.services.find(({ id }) => id === service)?.name ?? unknown,
    customer: listed.customer ?? data?.customer ?? unknown,
  }
}
