import type { WaitingKind } from '@runmart/contract/today'
import {
  BookCheck,
  Bot,
  CircleAlert,
  ClipboardCheck,
  FileWarning,
  Gift,
  HandCoins,
  Hourglass,
  Inbox,
  type LucideIcon,
  MessageCircle,
  PackageCheck,
  ReceiptText,
  ShoppingBag,
} from 'lucide-react'
import { operatorPaths } from '#platform/operator-paths.ts'

/** Where something is done about each kind, and its icon. What ails the shop itself is `ill`. */
export const waitingLinks: Record<WaitingKind, { to: string; icon: LucideIcon; ill?: true }> = {
  'orders-to-take': { to: operatorPaths.orders, icon: ShoppingBag },
  'orders-to-deliver': { to: operatorPaths.ordersBegun, icon: PackageCheck },
  'pre-orders': { to: operatorPaths.ordersOfBots('waiting'), icon: Hourglass },
  'failed-runs': { to: operatorPaths.ordersOfBots('error'), icon: Bot },
  messages: { to: operatorPaths.messages, icon: MessageCircle },
  transfers: { to: operatorPaths.transfers, icon: Inbox },
  'pending-credits': { to: operatorPaths.transfers, icon: ClipboardCheck },
  'bank-claims': { to: operatorPaths.transfers, icon: ReceiptText },
  payouts: { to: operatorPaths.payouts, icon: HandCoins },
  commissions: { to: operatorPaths.referrals, icon: Gift },
  feeds: { to: operatorPaths.transfers, icon: CircleAlert, ill: true },
  books: { to: operatorPaths.books, icon: BookCheck, ill: true },
  jobs: { to: operatorPaths.jobs, icon: FileWarning, ill: true },
}
