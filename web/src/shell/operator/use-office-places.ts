import {
  BookCheck,
  Bot,
  Gift,
  Inbox,
  Mails,
  PackageOpen,
  ShoppingBag,
  SlidersHorizontal,
  TicketPercent,
  Users,
} from 'lucide-react'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { paths } from '#platform/paths.ts'
import type { Place } from '../place.ts'

/** How much waits for an operator. */
export type Waiting = { transfers: number; orders: number; commissions: number }

/** Where an operator can go, with how much waits in the inbox, in the queue and among commissions. */
export function useOfficePlaces({ transfers, orders, commissions }: Waiting): Place[] {
  const say = useOperatorSay()
  const often = true
  return [
    {
      path: paths.operator,
      icon: Inbox,
      label: say('backOffice.inbox'),
      often,
      waiting: { count: transfers, sentence: say('backOffice.waiting', { count: transfers }) },
    },
    {
      path: paths.operatorOrders,
      icon: ShoppingBag,
      label: say('backOffice.orders'),
      often,
      waiting: { count: orders, sentence: say('backOffice.ordersWaiting', { count: orders }) },
    },
    { path: paths.operatorServices, icon: PackageOpen, label: say('backOffice.services'), often },
    { path: paths.operatorBots, icon: Bot, label: say('backOffice.bots') },
    { path: paths.operatorCodes, icon: TicketPercent, label: say('backOffice.codes') },
    {
      path: paths.operatorReferrals,
      icon: Gift,
      label: say('backOffice.referrals'),
      waiting: { count: commissions, sentence: say('backOffice.referralsWaiting', { count: commissions }) },
    },
    { path: paths.operatorCustomers, icon: Users, label: say('backOffice.customers'), often },
    { path: paths.operatorNewsletter, icon: Mails, label: say('backOffice.newsletter') },
    { path: paths.operatorBooks, icon: BookCheck, label: say('backOffice.books') },
    { path: paths.operatorSettings, icon: SlidersHorizontal, label: say('backOffice.settings') },
  ]
}
