import {
  BookCheck,
  Bot,
  Gift,
  HandCoins,
  Inbox,
  Mails,
  MessageCircle,
  PackageOpen,
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

/** The menu of an operator, with how much waits in the inbox, in the queue, among messages, commissions and payouts. */
export function useOperatorNav({ transfers, orders, messages, commissions, payouts }: Waiting): NavItem[] {
  const t = useOperatorTranslations()
  const often = true
  return [
    {
      path: paths.operator,
      icon: Inbox,
      label: t('operatorShell.inbox'),
      often,
      waiting: { count: transfers, sentence: t('operatorShell.waiting', { count: transfers }) },
    },
    {
      path: paths.operatorOrders,
      icon: ShoppingBag,
      label: t('operatorShell.orders'),
      often,
      waiting: { count: orders, sentence: t('operatorShell.ordersWaiting', { count: orders }) },
    },
    {
      path: paths.operatorMessages,
      icon: MessageCircle,
      label: t('operatorShell.messages'),
      often,
      waiting: { count: messages, sentence: t('operatorShell.messagesWaiting', { count: messages }) },
    },
    { path: paths.operatorServices, icon: PackageOpen, label: t('operatorShell.services'), often },
    { path: paths.operatorBots, icon: Bot, label: t('operatorShell.bots') },
    { path: paths.operatorCodes, icon: TicketPercent, label: t('operatorShell.codes') },
    {
      path: paths.operatorReferrals,
      icon: Gift,
      label: t('operatorShell.referrals'),
      waiting: { count: commissions, sentence: t('operatorShell.referralsWaiting', { count: commissions }) },
    },
    {
      path: paths.operatorPayouts,
      icon: HandCoins,
      label: t('operatorShell.payouts'),
      waiting: { count: payouts, sentence: t('operatorShell.payoutsWaiting', { count: payouts }) },
    },
    { path: paths.operatorCustomers, icon: Users, label: t('operatorShell.customers'), often },
    { path: paths.operatorNewsletter, icon: Mails, label: t('operatorShell.newsletter') },
    { path: paths.operatorBooks, icon: BookCheck, label: t('operatorShell.books') },
    { path: paths.operatorSettings, icon: SlidersHorizontal, label: t('operatorShell.settings') },
  ]
}
