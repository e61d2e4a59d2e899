import type { Notification, NotificationContent } from '@runmart/contract/notifications'
import { notificationText } from '@runmart/i18n/notification-text'
import {
  ArrowDownLeft,
  ArrowUpRight,
  Bot,
  type LucideIcon,
  Mail,
  MessageCircle,
  MonitorSmartphone,
  PackageCheck,
  Repeat,
  Users,
} from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'
import { DateTime } from '#ui/date-time.tsx'
import { List } from '#ui/list.tsx'
import { stateStyles } from '#ui/status-pill.tsx'
import { useMarkRead } from './mark-read.ts'

type Props = { items: readonly Notification[]; onFollow?: () => void }

/** Notifications, newest first; calls `onFollow` when the user opens one. */
export function NotificationList({ items, onFollow }: Props) {
  const t = useTranslations()
  return (
    <List label={t('notifications.title')}>
      {items.map((item) => (
        <NotificationRow key={item.id} notification={item} onFollow={onFollow} />
      ))}
    </List>
  )
}

type RowProps = { notification: Notification; onFollow?: (() => void) | undefined }

/** One notification; opening it marks it as read. */
function NotificationRow({ notification, onFollow }: RowProps) {
  const { id, at, isRead, news } = notification
  const { language, t } = useLanguage()
  const { title, note, path } = notificationText(t, language, notification)
  const markRead = useMarkRead()
  const follow = () => {
    if (!isRead) void markRead(id)
    onFollow?.()
  }
  return (
    <li className="relative flex gap-3 px-4 py-3 transition-colors hover:bg-sunken sm:px-5 dark:hover:bg-line/50">
      <NotificationIcon news={news} />
      <div className="min-w-0 flex-1">
        <Link
          to={path}
          onClick={follow}
          className={classes(
            'text-pretty text-ink outline-offset-0 wrap-anywhere after:absolute after:inset-0',
            isRead ? 'font-medium' : 'font-bold',
          )}
        >
          {title}
          {!isRead && <span className="sr-only"> ({t('notifications.unreadMark')})</span>}
        </Link>
        {note && <p className="text-[13px] text-pretty text-ink-soft wrap-anywhere">{note}</p>}
        <p className="text-[13px] text-ink-faint">
          <DateTime at={at} />
        </p>
      </div>
      <span aria-hidden className={classes('mt-2 size-2 shrink-0 rounded-full', !isRead && 'bg-brand')} />
    </li>
  )
}

/** The icon of a notification: money in the brand colour, orders by status, others by kind. */
function NotificationIcon({ news }: { news: NotificationContent }) {
  const { icon: Icon, className } = iconStyles(news)
  return (
    <span className={classes('grid size-8 shrink-0 place-items-center rounded-full', className)}>
      <Icon aria-hidden className="size-4" />
    </span>
  )
}

function iconStyles(news: NotificationContent): { icon: LucideIcon; className: string } {
  switch (news.kind) {
    case 'deposit-credited':
      return { icon: ArrowDownLeft, className: 'bg-brand-soft text-brand' }
    case 'claim-refused':
    case 'payout-refused':
      return stateStyles.failed
    case 'credit-reversed':
      return stateStyles.refund
    case 'order-changed':
      return stateStyles[news.orderStatus === 'in-progress' ? 'progress' : news.orderStatus]
    case 'bot-finished':
      return news.failed > 0 ? stateStyles.partly : { icon: Bot, className: stateStyles.success.className }
    case 'bot-failed':
    case 'starts-stopped':
      return stateStyles.failed
    case 'commission-earned':
      return { icon: Users, className: 'bg-brand-soft text-brand' }
    case 'commission-taken-back':
      return { icon: Users, className: stateStyles.refund.className }
    case 'message-received':
      return { icon: MessageCircle, className: 'bg-brand-soft text-brand' }
    case 'payout-paid':
      return { icon: ArrowUpRight, className: stateStyles.success.className }
    case 'repeat-ordered':
      return { icon: Repeat, className: stateStyles.success.className }
    case 'repeat-not-ordered':
      return { icon: Repeat, className: stateStyles.failed.className }
    case 'claim-decided':
      return stateStyles[news.outcome === 'refused' ? 'failed' : news.outcome === 'refunded' ? 'refund' : 'success']
    case 'goods-replaced':
    case 'partner-news':
    case 'service-back':
      return { icon: PackageCheck, className: stateStyles.success.className }
    case 'email-changed':
      return { icon: Mail, className: stateStyles.pending.className }
    case 'new-sign-in':
      return { icon: MonitorSmartphone, className: stateStyles.pending.className }
    // After an update the server may send kinds that this open page does not know.
    default:
      return stateStyles.pending
  }
}
