import type { StockItem } from '@runmart/contract/stock'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useRights } from '#platform/use-rights.ts'
import { Badge } from '#ui/badge.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** Where an item is; what can still be sold stands out. */
export function ItemStateBadge({ item: { state } }: { item: StockItem }) {
  const t = useOperatorTranslations()
  return <Badge brand={state === 'free'}>{t(`itemStates.${state}`)}</Badge>
}

/** When an item was sold, its order, and whether its customer has read it; nothing of one that was not sold. */
export function ItemSale({ item: { id, orderId, soldAt, seenAt } }: { item: StockItem }) {
  const t = useOperatorTranslations()
  const may = useRights()
  if (!orderId || !soldAt) return null
  return (
    <p className="text-ink-soft">
      <DateTime at={soldAt} />
      {' · '}
      {seenAt ? t('operatorStock.seen') : t('operatorStock.notSeen')}
      {may('orders') && (
        <>
          {' · '}
          <TextLink to={operatorPaths.order(orderId)} aria-label={t('operatorStock.orderOf', { id })}>
            {t('operatorStock.openOrder')}
          </TextLink>
        </>
      )}
    </p>
  )
}
