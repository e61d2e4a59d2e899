import type { DeskOrder } from '@runmart/contract/orders-operator'
import { Clock } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { spanText } from '#ui/span-text.ts'
import { useNow } from '#ui/use-now.ts'
import { When } from '#ui/when.tsx'
import { dateTimeText } from '#ui/when-text.ts'

/** From here on a customer has reason to ask where his order is. */
const LONG_SECONDS = 24 * 3600

/** How long an order has waited to be begun; of all others, when it was placed. */
export function WaitingTime({ order }: { order: DeskOrder }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const now = useNow()
  if (order.orderStatus !== 'pending')
    return (
      <span className="text-[13px] text-ink-faint">
        <LinkedSentence
          sentence={t('operatorOrders.placed', { when: '‹when›' })}
          parts={{ when: <When at={order.createdAt} /> }}
        />
      </span>
    )
  const seconds = (now - Date.parse(order.createdAt)) / 1000
  return (
    <time
      dateTime={order.createdAt}
      title={dateTimeText(language, new Date(order.createdAt))}
      className={classes(
        'inline-flex items-center gap-1.5 text-[13px] whitespace-nowrap',
        seconds >= LONG_SECONDS ? 'font-semibold text-pending' : 'text-ink-faint',
      )}
    >
      {seconds >= LONG_SECONDS && <Clock aria-hidden className="size-3.5" />}
      {seconds < 60
        ? t('operatorOrders.justPlaced')
        : t('operatorOrders.waitsFor', { span: spanText(language, seconds) })}
    </time>
  )
}
