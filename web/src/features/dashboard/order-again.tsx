import type { Summary } from '@runmart/contract/dashboard'
import { RotateCw } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { Section } from '#ui/section.tsx'

/** The services ordered last, each a way to order it once more. */
export default function OrderAgain({ items }: { items: Summary['orderAgain'] }) {
  const t = useTranslations()
  const title = t('dashboard.orderAgain')
  return (
    <Section title={title} padded={false} className="col-span-full">
      <ul aria-label={title} className="grid gap-px overflow-hidden rounded-b-lg bg-line sm:grid-cols-2 xl:grid-cols-4">
        {items.map(({ orderId, service }) => (
          <li
            key={service.id}
            className="relative flex items-start gap-3 bg-surface px-5 py-4 transition-colors hover:bg-sunken dark:hover:bg-raised"
          >
            <RotateCw aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
            <div className="min-w-0">
              <Link
                to={paths.orderAgain(orderId)}
                className="line-clamp-2 font-semibold wrap-anywhere text-ink outline-offset-[-2px] after:absolute after:inset-0"
              >
                {service.name}
              </Link>
              <p className="text-[13px] text-ink-faint">{t(`serviceCategories.${service.category}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
