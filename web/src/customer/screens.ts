import {
  ArrowLeftRight,
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
import { paths } from '../platform/paths.ts'

export type Screen = {
  path: string
  icon: LucideIcon
  label: `frame.${'dashboard' | 'deposit' | 'newOrder' | 'orders' | 'bots' | 'referral' | 'transactions' | 'profile'}`
  /** Only what is built is offered; the others answer that they are not open yet. */
  built: boolean
  /** On a phone's bottom bar, where only the most used fit. */
  often: boolean
}

/** Every screen of the signed-in customer, in the order of the menu. */
export const screens: readonly Screen[] = [
  { path: paths.dashboard, icon: LayoutDashboard, label: 'frame.dashboard', built: true, often: true },
  { path: paths.deposit, icon: Wallet, label: 'frame.deposit', built: true, often: true },
  { path: paths.newOrder, icon: ShoppingCart, label: 'frame.newOrder', built: true, often: true },
  { path: paths.orders, icon: Package, label: 'frame.orders', built: true, often: true },
  { path: paths.bots, icon: Bot, label: 'frame.bots', built: true, often: false },
  { path: paths.referral, icon: Users, label: 'frame.referral', built: false, often: false },
  { path: paths.transactions, icon: ArrowLeftRight, label: 'frame.transactions', built: true, often: false },
  { path: paths.profile, icon: CircleUserRound, label: 'frame.profile', built: true, often: true },
]

/** Screens that others lead to and the menu has no room for; the palette jumps to them. */
export const furtherScreens = [
  { path: paths.orderLinks, icon: Link2, label: 'ordering.linksTitle' },
  { path: paths.orderHistory, icon: ReceiptText, label: 'orders.history' },
] as const

export const builtScreens = screens.filter((screen) => screen.built)

/** Whether a screen can be offered. */
export function isBuilt(path: string): boolean {
  return builtScreens.some((screen) => screen.path === path)
}
