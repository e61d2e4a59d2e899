import type { StockItem } from '@runmart/contract/stock'
import { useLanguage } from '#platform/language.tsx'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { Badge } from '#ui/badge.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { sizeText } from '#ui/size-text.ts'
import { TextLink } from '#ui/text-link.tsx'
import type { StockKeeper } from './stock-keeper.ts'

type SaleProps = { keeper: Pick<StockKeeper, 'orderPath'>; item: StockItem }

/** Where an item is; what can still be sold stands out. */
export function ItemStateBadge({ item: { state } }: { item: StockItem }) {
  const t = usePartnerTranslations()
  return <Badge brand={state === 'free'}>{t(`itemStates.${state}`)}</Badge>
}

/** That an item is a file, and how large; nothing of a line. */
export function ItemSize({ item: { size } }: { item: StockItem }) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  if (!size) return null
  return (
    <span className="whitespace-nowrap text-ink-faint tabular-nums">
      {t('operatorStock.fileOf', { size: sizeText(language, size) })}
    </span>
  )
}

/** When an item was sold, its order, and whether its customer has read it; nothing of one that was not sold. */
export function ItemSale({ keeper: { orderPath }, item: { id, orderId, soldAt, seenAt } }: SaleProps) {
  const t = usePartnerTranslations()
  if (!orderId || !soldAt) return null
  return (
    <p className="text-ink-soft">
      <DateTime at={soldAt} />
      {' · '}
      {seenAt ? t('operatorStock.seen') : t('operatorStock.notSeen')}
      {orderPath && (
        <>
          {' · '}
          <TextLink
            to={orderPath(orderId)}
            aria-label={t('operatorStock.orderOf', { id })}
            className="whitespace-nowrap"
          >
            {t('operatorStock.openOrder')}
          </TextLink>
        </>
      )}
    </p>
  )
}
