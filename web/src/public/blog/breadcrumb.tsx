import { ChevronLeft } from 'lucide-react'
import { publicLinks } from '../frame/public-links.ts'
import { usePlace } from '../use-place.ts'

/** The way back up from an article. */
export function Breadcrumb() {
  const { language, t } = usePlace()
  return (
    <nav aria-label={t('blog.path')} className="mb-5">
      <a
        href={publicLinks(language).blog}
        className="-ml-1 inline-flex min-h-8 items-center gap-1 text-[13px] font-semibold text-ink-soft hover:text-ink pointer-coarse:min-h-11"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {t('blog.title')}
      </a>
    </nav>
  )
}
