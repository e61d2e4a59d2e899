import type { Summary } from '@runmart/contract/dashboard'
import { OrderAgainList } from '#features/orders/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { Section } from '#ui/section.tsx'

/** The last ordered services, with links to order them again. */
export default function OrderAgain({ items }: { items: Summary['orderAgain'] }) {
  const t = useTranslations()
  return (
    <Section title={t('dashboard.orderAgain')} padded={false} className="col-span-full">
      <OrderAgainList items={items} className="rounded-b-lg sm:grid-cols-2 xl:grid-cols-4" />
    </Section>
  )
}
