import { ArrowRight } from 'lucide-react'
import { paths } from '#platform/paths.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { publicLinks } from '../frame/public-links.ts'
import { usePlace } from '../use-place.ts'

/** What to do after reading. */
export function ArticleEnd() {
  const { language, t } = usePlace()
  return (
    <section className="mt-14 flex max-w-[42.5rem] flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-lg border border-line bg-surface p-6">
      <div className="min-w-60 flex-1">
        <h2 className="text-[17px]/6 font-bold text-ink">{t('blog.endTitle')}</h2>
        <p className="mt-1 text-pretty text-ink-soft">{t('blog.endText')}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <a href={publicLinks(language).services} className={buttonStyles('secondary', 'md', 'max-sm:w-full')}>
          {t('blog.endServices')}
        </a>
        <a href={paths.register} className={buttonStyles('primary', 'md', 'in-data-[session]:hidden max-sm:w-full')}>
          {t('site.register')}
          <ArrowRight aria-hidden />
        </a>
      </div>
    </section>
  )
}
