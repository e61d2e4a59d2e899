import type { News } from '@runmart/contract/notifications'
import { ArrowDownLeft, Bot, type LucideIcon, MonitorSmartphone, Users } from 'lucide-react'
import { classes } from '#ui/classes.ts'
import { stateStyles } from '#ui/state-styles.ts'

/** What kind of news it is: money in jade, an order by its state, the rest by an icon of its own. */
export function NewsIcon({ news }: { news: News }) {
  const { icon: Icon, look } = looks(news)
  return (
    <span className={classes('grid size-8 shrink-0 place-items-center rounded-full', look)}>
      <Icon aria-hidden className="size-4" />
    </span>
  )
}

function looks(news: News): { icon: LucideIcon; look: string } {
  switch (news.kind) {
    case 'deposit-credited':
      return { icon: ArrowDownLeft, look: 'bg-brand-soft text-brand' }
    case 'order-changed':
      return stateStyles[news.orderStatus === 'in-progress' ? 'progress' : news.orderStatus]
    case 'bot-finished':
      return { icon: Bot, look: stateStyles.success.look }
    case 'bot-failed':
      return stateStyles.failed
    case 'commission-earned':
      return { icon: Users, look: 'bg-brand-soft text-brand' }
    case 'commission-taken-back':
      return { icon: Users, look: stateStyles.refund.look }
    case 'new-sign-in':
      return { icon: MonitorSmartphone, look: stateStyles.pending.look }
  }
}
