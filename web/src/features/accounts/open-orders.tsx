import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { TextLink } from './text-link.tsx'

/** Which orders have to end before the account can, each with the way to it. */
export function OpenOrders({ orders }: { orders: readonly { id: string; code: string }[] }) {
  const t = useTranslations()
  if (orders.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-ink-soft">
      {t('accountClosure.openOrders')}
      {orders.map(({ id, code }) => (
        <TextLink key={id} to={paths.order(id)}>
          {code}
        </TextLink>
      ))}
    </p>
  )
}
