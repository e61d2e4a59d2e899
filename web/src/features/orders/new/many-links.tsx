import { ArrowRight, ListChecks } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'

/** The way to the order for a whole list of links, with the chosen service kept. */
export function ManyLinks({ serviceId }: { serviceId?: string }) {
  const t = useTranslations()
  return (
    <Link
      to={serviceId ? `${paths.orderLinks}?${new URLSearchParams({ service: serviceId })}` : paths.orderLinks}
      className="flex items-center gap-3 rounded-lg border border-line bg-surface px-5 py-3.5 transition-colors hover:border-line-strong hover:bg-sunken dark:hover:bg-raised"
    >
      <ListChecks aria-hidden className="size-5 shrink-0 text-brand" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-ink">{t('orderForm.manyLinks')}</span>
        <span className="block text-[13px] text-pretty text-ink-soft">{t('orderForm.manyLinksText')}</span>
      </span>
      <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
    </Link>
  )
}
