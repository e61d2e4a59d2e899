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
import { paths } from '#platform/paths.ts'

/** Where something is done about each kind, and its icon. What ails the shop itself is `ill`. */
export const waitingLinks: Record<WaitingKind, { to: string; icon: LucideIcon; ill?: true }> = {
  'orders-to-take': { to: paths.operatorOrders, icon: ShoppingBag },
  'orders-to-deliver': { to: paths.operatorOrdersBegun, icon: PackageCheck },
  'pre-orders': { to: paths.operatorOrdersOfBots('waiting'), icon: Hourglass },
  'failed-runs': { to: paths.operatorOrdersOfBots('error'), icon: Bot },
  messages: { to: paths.operatorMessages, icon: MessageCircle },
  transfers: { to: paths.operatorTransfers, icon: Inbox },
  'pending-credits': { to: paths.operatorTransfers, icon: ClipboardCheck },
  'bank-claims': { to: paths.operatorTransfers, icon: ReceiptText },
  payouts: { to: paths.operatorPayouts, icon: HandCoins },
  commissions: { to: paths.operatorReferrals, icon: Gift },
  feeds: { to: paths.operatorTransfers, icon: CircleAlert, ill: true },
  books: { to: paths.operatorBooks, icon: BookCheck, ill: true },
  jobs: { to: paths.operatorJobs, icon: FileWarning, ill: true },
}
