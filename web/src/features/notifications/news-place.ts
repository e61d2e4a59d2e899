import type { News } from '@runmart/contract/notifications'
import { paths } from '#platform/paths.ts'

/** The page that shows what the news is about. */
export function newsPlace(news: News): string {
  switch (news.kind) {
    case 'deposit-credited':
      return paths.transactions
    case 'order-changed':
      return paths.order(news.orderId)
    case 'bot-finished':
    case 'bot-failed':
      return paths.bot(news.orderId)
    case 'commission-earned':
    case 'commission-taken-back':
      return paths.referral
    case 'new-sign-in':
      return paths.profileSection('sessions')
  }
}
