import { useLanguage } from '#platform/language.tsx'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { Badge } from '#ui/badge.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { sizeText } from '#ui/size-text.ts'
import { TextLink } from '#ui/text-link.tsx'
import type { KeptItem, StockKeeper } from './stock-keeper.ts'

type SaleProps = { keeper: Pick<StockKeeper, 'orderPath'>; item: KeptItem }

/** The state of an item; sellable items stand out. */
export function ItemStateBadge({ item: { state } }: { item: KeptItem }) {
  const t = usePartnerTranslations()
  return <Badge brand={state === 'free'}>{t(`itemStates.${state}`)}</Badge>
}

/** The size of a file; nothing for a line. */
export function ItemSize({ item: { size } }: { item: KeptItem }) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  if (!size) return null
  return (
    <span className="whitespace-nowrap text-ink-faint tabular-nums">
      {t('operatorStock.fileOf', { size: sizeText(language, size) })}
    </span>
  )
}

/** The sale of an item: its time, its order and whether the customer read it. Partners see only the order code. */
export function ItemSale({ keeper: { orderPath }, item }: SaleProps) {
  const t = usePartnerTranslations()
  if ('orderCode' in item) return item.orderCode && <span className="font-mono text-ink-soft">{item.orderCode}</span>
  const { id, orderId, soldAt, seenAt } = item
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
