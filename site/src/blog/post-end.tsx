import { paths } from '@runmart/web/platform/paths.ts'
import { buttonStyles } from '@runmart/web/ui/button-styles.ts'
import { ArrowRight } from 'lucide-react'
import { publicLinks } from '#site/frame/links.ts'
import { MustacheSection } from '#site/mustache.tsx'
import { usePage } from '#site/page-context.ts'

export function PostEnd() {
  const { language, t } = usePage()
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

export function AdjacentPosts() {
  const { t } = usePage()
  const links = [
    { of: 'text.older', label: t('blog.older'), styles: '' },
    { of: 'text.newer', label: t('blog.newer'), styles: 'sm:col-start-2 sm:text-right' },
  ]
  return (
    <nav aria-label={t('blog.others')} className="mt-6 grid max-w-[42.5rem] gap-4 sm:grid-cols-2">
      {links.map(({ of, label, styles }) => (
        <MustacheSection key={of} of={of}>
          <a
            href="{{href}}"
            className={`group rounded-lg border border-line px-5 py-4 transition-colors hover:border-line-strong hover:bg-surface ${styles}`}
          >
            <span className="block text-[13px] text-ink-faint">{label}</span>
            <span
              lang="{{language}}"
              className="mt-1 block font-semibold wrap-anywhere text-ink group-hover:text-brand"
            >
              {'{{title}}'}
            </span>
          </a>
        </MustacheSection>
      ))}
    </nav>
  )
}
