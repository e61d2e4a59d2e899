import type { Right } from '@runmart/contract/accounts-rights'
import {
  BookCheck,
  Bot,
  ChartColumn,
  Gift,
  HandCoins,
  Inbox,
  Mails,
  Megaphone,
  MessageCircle,
  PackageOpen,
  ScrollText,
  ShieldCheck,
  ShoppingBag,
  SlidersHorizontal,
  TicketPercent,
  Users,
} from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import type { NavItem } from '../nav-item.tsx'

/** How much waits for an operator. */
export type Waiting = { transfers: number; orders: number; messages: number; commissions: number; payouts: number }

/** A screen of the back office, and the right without which it is not shown. */
export type OperatorNavItem = NavItem & { right: Right | 'owner' }

/** All screens of the back office in their order, with how much waits in the inbox, in the queue, among messages, commissions and payouts. */
export function useOperatorNav({ transfers, orders, messages, commissions, payouts }: Waiting): OperatorNavItem[] {
  const t = useOperatorTranslations()
  const often = true
  return [
    {
      path: paths.operator,
      right: 'money',
      icon: Inbox,
      label: t('operatorShell.inbox'),
      often,
      waiting: { count: transfers, sentence: t('operatorShell.waiting', { count: transfers }) },
    },
    {
      path: paths.operatorOrders,
      right: 'orders',
      icon: ShoppingBag,
      label: t('operatorShell.orders'),
      often,
      waiting: { count: orders, sentence: t('operatorShell.ordersWaiting', { count: orders }) },
    },
    {
      path: paths.operatorMessages,
      right: 'orders',
      icon: MessageCircle,
      label: t('operatorShell.messages'),
      often,
      waiting: { count: messages, sentence: t('operatorShell.messagesWaiting', { count: messages }) },
    },
    { path: paths.operatorServices, right: 'catalog', icon: PackageOpen, label: t('operatorShell.services'), often },
    { path: paths.operatorBots, right: 'orders', icon: Bot, label: t('operatorShell.bots') },
    { path: paths.operatorCodes, right: 'catalog', icon: TicketPercent, label: t('operatorShell.codes') },
    {
      path: paths.operatorReferrals,
      right: 'money',
      icon: Gift,
      label: t('operatorShell.referrals'),
      waiting: { count: commissions, sentence: t('operatorShell.referralsWaiting', { count: commissions }) },
    },
    {
      path: paths.operatorPayouts,
      right: 'money',
      icon: HandCoins,
      label: t('operatorShell.payouts'),
      waiting: { count: payouts, sentence: t('operatorShell.payoutsWaiting', { count: payouts }) },
    },
    { path: paths.operatorCustomers, right: 'customers', icon: Users, label: t('operatorShell.customers'), often },
    { path: paths.operatorStaff, right: 'owner', icon: ShieldCheck, label: t('operatorShell.staff') },
    { path: paths.operatorAudit, right: 'owner', icon: ScrollText, label: t('operatorShell.audit') },
    { path: paths.operatorContent, right: 'content', icon: Megaphone, label: t('operatorShell.content') },
    { path: paths.operatorNewsletter, right: 'content', icon: Mails, label: t('operatorShell.newsletter') },
    { path: paths.operatorReports, right: 'reports', icon: ChartColumn, label: t('operatorShell.reports') },
    { path: paths.operatorBooks, right: 'reports', icon: BookCheck, label: t('operatorShell.books') },
    { path: paths.operatorSettings, right: 'settings', icon: SlidersHorizontal, label: t('operatorShell.settings') },
  ]
}
