import {
  ArrowLeftRight,
  Bell,
  Bot,
  CircleUserRound,
  LayoutDashboard,
  Link2,
  type LucideIcon,
  Package,
  ReceiptText,
  ShoppingCart,
  Users,
  Wallet,
} from 'lucide-react'
import { paths } from '#platform/paths.ts'

export type Screen = {
  path: string
  icon: LucideIcon
  label: `shell.${'dashboard' | 'deposit' | 'newOrder' | 'orders' | 'bots' | 'referral' | 'transactions' | 'profile'}`
  /** On a phone's bottom bar, where only the most used fit. */
  often: boolean
}

/** Every screen of the signed-in customer, in the order of the menu. */
export const screens: readonly Screen[] = [
  { path: paths.dashboard, icon: LayoutDashboard, label: 'shell.dashboard', often: true },
  { path: paths.deposit, icon: Wallet, label: 'shell.deposit', often: true },
  { path: paths.newOrder, icon: ShoppingCart, label: 'shell.newOrder', often: true },
  { path: paths.orders, icon: Package, label: 'shell.orders', often: true },
  { path: paths.bots, icon: Bot, label: 'shell.bots', often: false },
  { path: paths.referral, icon: Users, label: 'shell.referral', often: false },
  { path: paths.transactions, icon: ArrowLeftRight, label: 'shell.transactions', often: false },
  { path: paths.profile, icon: CircleUserRound, label: 'shell.profile', often: true },
]

/** Screens that others lead to and the menu has no room for; the palette jumps to them. */
export const furtherScreens = [
  { path: paths.orderLinks, icon: Link2, label: 'orderForm.linksTitle' },
  { path: paths.orderHistory, icon: ReceiptText, label: 'orders.history' },
  { path: paths.notifications, icon: Bell, label: 'notifications.title' },
] as const
