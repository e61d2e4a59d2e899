import type { DataOf } from '@runmart/contract/endpoint'
import { holdsWords } from '@runmart/contract/fold-text'
import { MAX_FOUND } from '@runmart/contract/search'
import { type Match, searchOperator } from '@runmart/contract/search-operator'
import { keepPreviousData } from '@tanstack/react-query'
import { ArrowLeftRight, Bot, Inbox, List, Package, ShoppingBag, User } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { endpointQuery } from '#platform/query-client.ts'
import { useApiQuery } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { amountText } from '#ui/amount-text.ts'
import { MarkedText } from '#ui/marked-text.tsx'
import { moneyText } from '#ui/money-text.ts'
import { useDebounced } from '#ui/use-debounced.ts'
import type { Found } from '../palette-search.ts'
import type { Command, CommandGroup } from '../use-commands.ts'

const SHORTEST_WORD = 3

/** The server's results in the areas that the operator has rights for, after the typing pauses. */
export function useOperatorFound(words: string): Found {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const may = useRights()
  const asked = useDebounced(words)
  const isAsked = words !== '' && asked !== ''
  const args = { query: { q: asked } }
  const asking = (isAllowed: boolean) => ({ enabled: isAsked && isAllowed, placeholderData: keepPreviousData })
  const areas = {
    orders: useApiQuery({ ...endpointQuery(searchOperator.orders, args, language), ...asking(may('orders')) }),
    customers: useApiQuery({ ...endpointQuery(searchOperator.customers, args), ...asking(may('customers')) }),
    money: useApiQuery({ ...endpointQuery(searchOperator.money, args), ...asking(may('money')) }),
    services: useApiQuery({ ...endpointQuery(searchOperator.services, args, language), ...asking(may('catalog')) }),
  }
  const all = Object.values(areas)
  // Older results stay only if they contain the new words: Enter never opens a result that does not match.
  const current = <T,>({ isPlaceholderData }: { isPlaceholderData: boolean }, things: readonly T[] = []) =>
    isPlaceholderData || asked !== words ? things.filter((it) => holdsWords(textOf(it), words)) : [...things]
  const found = useFoundGroups(words, {
    orders: current(areas.orders, areas.orders.data?.orders),
    customers: current(areas.customers, areas.customers.data?.customers),
    transfers: current(areas.money, areas.money.data?.transfers),
    transactions: current(areas.money, areas.money.data?.transactions),
    services: current(areas.services, areas.services.data?.services),
  })
  const isSlow = [areas.orders, areas.customers, areas.money].some((it) => it.data?.indexed === false)
  const isShort = words.length < SHORTEST_WORD && (may('orders') || may('money'))
  return {
    groups: isAsked ? found : [],
    isSearching: words !== '' && (asked !== words || all.some((it) => it.isFetching)),
    failed: isAsked && all.some((it) => it.error !== null),
    retry: () => {
      for (const it of all) if (it.error) void it.refetch()
    },
    hint:
      words === '' ? undefined : isShort ? t('operatorSearch.short') : isSlow ? t('operatorSearch.slow') : undefined,
  }
}

function textOf(thing: unknown): string {
  if (typeof thing === 'object' && thing !== null) return Object.values(thing).map(textOf).join(' ')
  return typeof thing === 'string' ? thing : ''
}

type Areas = typeof searchOperator
type FoundThings = DataOf<Areas['orders']> &
  DataOf<Areas['customers']> &
  DataOf<Areas['money']> &
  DataOf<Areas['services']>
/** Without the answers' fields about the search itself. */
type Things = Omit<FoundThings, 'indexed'>

/** Search results as palette lines in groups; each line shows where it matches. */
function useFoundGroups(words: string, things: Things): CommandGroup[] {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const navigate = useNavigate()
  const may = useRights()
  const transactionPath = may('customers') ? operatorPaths.transaction : operatorPaths.transactionAlone
  const goTo = (path: string) => () => void navigate(path)
  const marked = (text: string) => <MarkedText text={text} typed={words} />
  const where = ({ field, text }: Match) => (
    <>
      {t(`operatorSearchFields.${field}`)}: {marked(text)}
    </>
  )
  const everything = (count: number, label: string, path: string): Command[] =>
    count < MAX_FOUND ? [] : [{ id: path, label, icon: List, run: goTo(path) }]

  const orders: CommandGroup = {
    label: t('shell.orders'),
    items: [
      ...things.orders.map(({ id, orderCode, serviceName, orderStatus, customer, match }) => ({
        id,
        label: `${orderCode} ${serviceName}`,
        icon: Package,
        title: (
          <>
            <span className="font-mono text-[13px]">{marked(orderCode)}</span> {serviceName}
          </>
        ),
        detail: (
          <>
            {match?.field === 'customer' ? marked(customer.username) : customer.username}
            {match && match.field !== 'code' && match.field !== 'customer' && <> · {where(match)}</>}
          </>
        ),
        note: t(`orderStates.${orderStatus}`),
        run: goTo(operatorPaths.order(id)),
      })),
      ...everything(
        things.orders.length,
        t('operatorSearch.allOrders', { text: words }),
        operatorPaths.ordersNamed(words),
      ),
    ],
  }
  const customers: CommandGroup = {
    label: t('operatorSearch.customers'),
    items: [
      ...things.customers.map(({ id, username, email, fullName, status, match }) => ({
        id,
        label: username,
        icon: User,
        title: (
          <>
            {marked(username)}
            {fullName && <span className="font-normal text-ink-soft"> {marked(fullName)}</span>}
          </>
        ),
        detail: match && isHidden(match) ? where(match) : marked(email),
        ...(status !== 'active' && { note: t(`accountStates.${status}`) }),
        run: goTo(operatorPaths.customer(id)),
      })),
      ...everything(
        things.customers.length,
        t('operatorSearch.allCustomers', { text: words }),
        operatorPaths.customersNamed(words),
      ),
    ],
  }
  // A typed customer address or phone number means the customer, not their orders.
  const isAboutCustomer = things.orders.every(({ match }) => match?.field === 'customer')
  const groups: CommandGroup[] = [
    ...(isAboutCustomer ? [customers, orders] : [orders, customers]),
    {
      label: t('operatorSearch.transfers'),
      items: [
        ...things.transfers.map((it) => ({
          id: it.id,
          label: amountText(language, it.amount, it.currency),
          icon: Inbox,
          detail: it.match ? where(it.match) : it.content,
          note: t(`transferStates.${it.status}`),
          run: goTo(operatorPaths.transfersNamed(it.bankReference || it.externalId)),
        })),
        ...everything(
          things.transfers.length,
          t('operatorSearch.allTransfers', { text: words }),
          operatorPaths.transfersNamed(words),
        ),
      ],
    },
    {
      label: t('shell.transactions'),
      items: things.transactions.map(({ transactionCode, amount, customer }) => ({
        id: transactionCode,
        label: transactionCode,
        icon: ArrowLeftRight,
        title: <span className="font-mono text-[13px]">{marked(transactionCode)}</span>,
        detail: customer.username,
        note: moneyText(language, amount, true),
        run: goTo(transactionPath(customer.id, transactionCode)),
      })),
    },
    {
      label: t('shell.services'),
      items: things.services.map(({ id, name, serviceType, status }) => ({
        id,
        label: name,
        icon: serviceType === 'AUTO_BOT' ? Bot : ShoppingBag,
        title: marked(name),
        ...(status !== 'active' && { note: t(`serviceStates.${status}`) }),
        run: goTo(operatorPaths.service(id)),
      })),
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** Whether the line would not show the match. */
function isHidden({ field }: Match): boolean {
  return field !== 'username' && field !== 'email' && field !== 'name'
}
