import { providers, serviceTypes } from './catalog.ts'
import { type DeskSort, deskSorts, MAX_SORTED_DAYS, yesOrNo } from './orders-desk.ts'
import { isFinal, listedStatuses } from './orders-states.ts'

/** The built-in views; all other names in the address are saved ones. */
const givenViews = ['pending', 'in-progress', 'all'] as const
export type GivenView = (typeof givenViews)[number]
/** Whether it lists work for people, in one status. */
export const isQueueView = (view: string) => view === 'pending' || view === 'in-progress'

/** Statuses of a bot that need a person. */
export const stuckBots = ['waiting', 'error'] as const

export type FilterName =
  | 'status'
  | 'type'
  | 'bot'
  | 'provider'
  | 'sent'
  | 'days'
  | 'refund'
  | 'service'
  | 'customer'
  | 'from'
  | 'to'
  | 'min'
  | 'max'
  | 'q'
type Get = (name: FilterName | 'view' | 'sort') => string

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const isSum = (text: string) => /^\d{1,15}$/.test(text)

/** The view in the address: a built-in one, or `saved`, which has all of its filters in the address. */
export function readView(get: Get): GivenView | 'saved' {
  const view = get('view')
  return givenViews.find((it) => it === view) ?? (view ? 'saved' : 'pending')
}

/**
 * The filters of the address. The two queues have one status each and list work for people, unless bots are selected.
 * They leave out forwarded orders and running paid days.
 */
export function readDeskFilters(get: Get) {
  const view = readView(get)
  const isQueue = isQueueView(view)
  const status = listedStatuses.find((it) => it === get('status'))
  const type = serviceTypes.find((it) => it === get('type'))
  const bot = stuckBots.find((it) => it === get('bot'))
  const provider = providers.find((it) => it === get('provider'))
  const sent = yesOrNo.find((it) => it === get('sent'))
  const days = yesOrNo.find((it) => it === get('days'))
  const isRefundAsked = get('refund') === 'asked' && !isQueue
  const given = (name: FilterName, isValid = (text: string) => text !== '') => {
    const text = get(name)
    return isValid(text) ? text : undefined
  }
  const [service, customer, q] = [given('service'), given('customer'), given('q')]
  const [from, to, min, max] = [given('from', isDay), given('to', isDay), given('min', isSum), given('max', isSum)]
  return {
    ...(status && !isQueue && { status }),
    ...(type && !(isQueue && type === 'REFERRAL') && { type }),
    ...(bot && !isQueue && { bot }),
    ...(provider && { provider }),
    ...(sent && !isQueue && { sent }),
    ...(days && !isQueue && { days }),
    ...(isRefundAsked && { refund: 'asked' as const }),
    ...(service && { service }),
    ...(customer && { customer }),
    ...(from && { from }),
    ...(to && { to }),
    ...(min && { min }),
    ...(max && { max }),
    ...(q && { q }),
  }
}
export type DeskFilters = ReturnType<typeof readDeskFilters>

/** Whether the list leaves out ended orders. Stuck bots and paid days, running or not, belong to open orders. */
const isOpenOnly = ({ status, bot, days }: Pick<DeskFilters, 'status' | 'bot' | 'days'>) =>
  status ? status === 'scheduled' || !isFinal(status) : Boolean(bot ?? days)

/** Whether a list of any length can have this order. */
export const isByAge = (sort: DeskSort | undefined) => sort === undefined || sort === 'oldest' || sort === 'newest'

const DAY_MS = 86_400_000

/** Whether the range is short enough to sort all of its orders; without an end it lasts until now. */
export function areFewDays({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  if (!from) return false
  const last = to ? Date.parse(to) : Date.now() - DAY_MS
  return last - Date.parse(from) <= (MAX_SORTED_DAYS - 1) * DAY_MS
}

/** Whether the list is short enough for any sorting: open orders, one customer's, or those of a few days. */
export function canSortFreely(view: ReturnType<typeof readView>, filters: DeskFilters): boolean {
  return isQueueView(view) || Boolean(filters.customer) || isOpenOnly(filters) || areFewDays(filters)
}

/** The sorting in the address, if the list allows it. */
export function readSort(get: Get): DeskSort {
  const [view, filters] = [readView(get), readDeskFilters(get)]
  const isOpen = isQueueView(view) || isOpenOnly(filters)
  const sort = deskSorts.find((it) => it === get('sort'))
  return sort && (isByAge(sort) || canSortFreely(view, filters)) ? sort : isOpen ? 'oldest' : 'newest'
}

export function deskQuery(get: Get) {
  const view = readView(get)
  const { status, type, bot, sent, days, refund, service, customer, min, max, ...rest } = readDeskFilters(get)
  const isQueue = isQueueView(view)
  return {
    ...rest,
    status: isQueue ? view : status,
    serviceType: isQueue ? (type ?? ('REFERRAL' as const)) : type,
    botStatus: bot,
    sentOn: isQueue ? ('no' as const) : sent,
    daysRun: isQueue && !type ? ('no' as const) : days,
    refundAsked: refund && ('yes' as const),
    serviceId: service,
    customerId: customer,
    minTotal: min,
    maxTotal: max,
    sort: readSort(get),
  }
}

/** Filters and sorting to save as a view: complete, whichever tab the operator chose them on. */
export function filtersToSave(get: Get): string {
  const { status, serviceType, sentOn: sent, daysRun: days } = deskQuery(get)
  const sort = get('sort') && readSort(get)
  const all = { ...readDeskFilters(get), status, type: serviceType, sent, days, sort }
  return new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  ).toString()
}

export function viewQuery(saved: string) {
  const search = new URLSearchParams(saved)
  search.set('view', 'saved')
  return deskQuery((name) => search.get(name) ?? '')
}
