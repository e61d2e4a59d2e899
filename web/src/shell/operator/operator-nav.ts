import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { MOST_COUNTED, type WaitingItem, type WaitingKind } from '@runmart/contract/today'
import {
  BookCheck,
  Bot,
  ChartColumn,
  FileWarning,
  Gift,
  HandCoins,
  Handshake,
  Inbox,
  Landmark,
  Lightbulb,
  Mails,
  Megaphone,
  MessageCircle,
  PackageOpen,
  PackageSearch,
  PackageX,
  ScrollText,
  ShieldCheck,
  ShoppingBag,
  SlidersHorizontal,
  Sunrise,
  TicketPercent,
  Truck,
  Users,
} from 'lucide-react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import type { NavGroup, NavItem } from '../nav-item.tsx'

type NavRight = NonNullable<AnyEndpoint['right']>

/** A screen of the back office and the right to see it; one of several rights opens a part of it. */
export type OperatorNavItem = NavItem & { right: NavRight | readonly NavRight[] }

/** All screens of the back office in order, with their numbers of waiting items. */
export function useOperatorNav(waiting: readonly WaitingItem[]): OperatorNavItem[] {
  const t = useOperatorTranslations()
  const often = true
  const countOf = (kind: WaitingKind) => Math.min(waiting.find((it) => it.kind === kind)?.count ?? 0, MOST_COUNTED)
  const orders = countOf('orders-to-take')
  const transfers = countOf('transfers') + countOf('bank-claims') + countOf('pending-credits')
  const messages = countOf('messages')
  const claims = countOf('warranty-claims')
  const dispatches = countOf('supplier-orders')
  const supply = countOf('supply-changes') + countOf('suppliers')
  const commissions = countOf('commissions')
  const payouts = countOf('payouts')
  const applications = countOf('partner-applications')
  const proposals = countOf('partner-proposals')
  const topUps = countOf('top-ups')
  const jobs = countOf('jobs')
  return [
    { path: paths.operator, right: 'any', icon: Sunrise, label: t('operatorShell.today'), often },
    {
      path: operatorPaths.orders,
      right: 'orders',
      icon: ShoppingBag,
      label: t('operatorShell.orders'),
      often,
      waiting: { count: orders, sentence: t('operatorShell.ordersWaiting', { count: orders }) },
    },
    {
      path: operatorPaths.transfers,
      also: [operatorPaths.transactions],
      right: 'money',
      icon: Inbox,
      label: t('operatorShell.inbox'),
      often,
      waiting: { count: transfers, sentence: t('operatorShell.transfersWaiting', { count: transfers }) },
    },
    {
      path: operatorPaths.messages,
      right: 'orders',
      icon: MessageCircle,
      label: t('operatorShell.messages'),
      often,
      waiting: { count: messages, sentence: t('operatorShell.messagesWaiting', { count: messages }) },
    },
    {
      path: operatorPaths.warranty,
      right: 'orders',
      icon: PackageX,
      label: t('operatorShell.warranty'),
      waiting: { count: claims, sentence: t('operatorShell.warrantyWaiting', { count: claims }) },
    },
    {
      path: operatorPaths.dispatches,
      right: 'orders',
      icon: PackageSearch,
      label: t('operatorShell.dispatches'),
      waiting: { count: dispatches, sentence: t('operatorShell.ordersWaiting', { count: dispatches }) },
    },
    ...under({ id: 'catalogue', label: t('operatorShell.catalogue') }, [
      { path: operatorPaths.services, right: 'catalog', icon: PackageOpen, label: t('operatorShell.services'), often },
      { path: operatorPaths.bots, right: ['orders', 'catalog'], icon: Bot, label: t('operatorShell.bots') },
      { path: operatorPaths.codes, right: 'catalog', icon: TicketPercent, label: t('operatorShell.codes') },
      {
        path: operatorPaths.suppliers,
        right: 'catalog',
        icon: Truck,
        label: t('operatorShell.suppliers'),
        waiting: { count: supply, sentence: t('operatorShell.suppliersWaiting', { count: supply }) },
      },
      {
        path: operatorPaths.supplierMoney,
        right: 'money',
        icon: Landmark,
        label: t('operatorShell.supplierMoney'),
        title: t('operatorSupplierMoney.title'),
        waiting: { count: topUps, sentence: t('operatorShell.topUpsWaiting', { count: topUps }) },
      },
      {
        path: operatorPaths.partnerProposals,
        right: 'catalog',
        icon: Lightbulb,
        label: t('operatorShell.proposals'),
        waiting: { count: proposals, sentence: t('operatorShell.proposalsWaiting', { count: proposals }) },
      },
    ]),
    ...under({ id: 'people', label: t('operatorShell.people') }, [
      { path: operatorPaths.customers, right: 'customers', icon: Users, label: t('operatorShell.customers'), often },
      {
        path: operatorPaths.partners,
        right: 'customers',
        icon: Handshake,
        label: t('operatorShell.partners'),
        waiting: { count: applications, sentence: t('operatorShell.applicationsWaiting', { count: applications }) },
      },
      {
        path: operatorPaths.referrals,
        right: 'money',
        icon: Gift,
        label: t('operatorShell.referrals'),
        waiting: { count: commissions, sentence: t('operatorShell.referralsWaiting', { count: commissions }) },
      },
      {
        path: operatorPaths.payouts,
        right: 'money',
        icon: HandCoins,
        label: t('operatorShell.payouts'),
        waiting: { count: payouts, sentence: t('operatorShell.payoutsWaiting', { count: payouts }) },
      },
      { path: operatorPaths.staff, right: 'owner', icon: ShieldCheck, label: t('operatorShell.staff') },
    ]),
    ...under({ id: 'figures', label: t('operatorShell.figures') }, [
      { path: operatorPaths.reports, right: 'reports', icon: ChartColumn, label: t('operatorShell.reports') },
      { path: operatorPaths.books, right: 'reports', icon: BookCheck, label: t('operatorShell.books') },
      { path: operatorPaths.audit, right: 'owner', icon: ScrollText, label: t('operatorShell.audit') },
    ]),
    ...under({ id: 'shop', label: t('operatorShell.shop') }, [
      { path: operatorPaths.content, right: 'content', icon: Megaphone, label: t('operatorShell.content') },
      { path: operatorPaths.newsletter, right: 'content', icon: Mails, label: t('operatorShell.newsletter') },
      { path: operatorPaths.settings, right: 'settings', icon: SlidersHorizontal, label: t('operatorShell.settings') },
      {
        path: operatorPaths.jobs,
        right: 'settings',
        icon: FileWarning,
        label: t('operatorShell.jobs'),
        waiting: { count: jobs, sentence: t('operatorJobs.found', { count: jobs }) },
      },
    ]),
  ]
}

const under = (group: NavGroup, items: readonly OperatorNavItem[]) => items.map((it) => ({ ...it, group }))
