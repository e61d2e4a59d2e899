import {
  ArrowLeftRight,
  Bell,
  Bot,
  BriefcaseBusiness,
  CircleUserRound,
  LayoutDashboard,
  Link2,
  MessageCircle,
  Package,
  ReceiptText,
  ShoppingCart,
  Store,
  Users,
  Wallet,
} from 'lucide-react'
import { useUnreadMessages } from '#features/conversations/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import type { NavItem } from './nav-item.tsx'

/** The customer's menu in order, and the screens that only the palette has room for. */
export function useCustomerNav(): { menu: NavItem[]; paletteOnly: NavItem[] } {
  const t = useTranslations()
  const { user } = useSession()
  const often = true
  const unread = useUnreadMessages(user !== null)
  const backOffice = { path: paths.operator, icon: BriefcaseBusiness, label: t('shell.backOffice') }
  return {
    menu: [
      { path: paths.dashboard, icon: LayoutDashboard, label: t('shell.dashboard'), often },
      // On a phone the balance leads there.
      { path: paths.deposit, icon: Wallet, label: t('shell.deposit') },
      // A phone's bar has room for four: a partner works there more than they buy.
      { path: paths.catalog, icon: Store, label: t('shell.services'), often: !user?.isPartner },
      {
        path: paths.newOrder,
        icon: ShoppingCart,
        label: t('shell.newOrder'),
        also: [paths.orderLinks],
      },
      { path: paths.orders, icon: Package, label: t('shell.orders'), often },
      {
        path: paths.messages,
        icon: MessageCircle,
        label: t('shell.messages'),
        often,
        waiting: { count: unread, sentence: t('shell.messagesUnread', { count: unread }) },
      },
      { path: paths.bots, icon: Bot, label: t('shell.bots') },
      { path: paths.referral, icon: Users, label: t('shell.referral') },
      ...(user?.isPartner ? [{ path: paths.partner, icon: BriefcaseBusiness, label: t('shell.partner'), often }] : []),
      { path: paths.transactions, icon: ArrowLeftRight, label: t('shell.transactions') },
      { path: paths.profile, icon: CircleUserRound, label: t('shell.profile'), often },
    ],
    paletteOnly: [
      { path: paths.orderLinks, icon: Link2, label: t('shell.orderLinks') },
      { path: paths.orderHistory, icon: ReceiptText, label: t('shell.orderHistory') },
      { path: paths.notifications, icon: Bell, label: t('notifications.title') },
      ...(user?.role === 'operator' ? [backOffice] : []),
    ],
  }
}
