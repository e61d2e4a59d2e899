import { ArrowRight } from 'lucide-react'
import { PageLayout } from '#site/frame/page-layout.tsx'
import { MustacheSection } from '#site/mustache.tsx'
import { NewsletterSection } from '#site/newsletter/newsletter-form.tsx'
import { usePage } from '#site/page-context.ts'

/** All posts, newest first. The server fills them in. */
export function BlogPage() {
  const { t } = usePage()
  const about = { title: t('blog.title'), description: t('blog.description'), filledData: 'blog.structuredData' }
  return (
    <PageLayout about={about}>
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-16 sm:px-6 lg:pt-20 lg:pb-24">
        <h1 className="text-public text-ink">{t('blog.title')}</h1>
        <p className="mt-4 max-w-2xl text-[17px]/7 text-pretty text-ink-soft">{t('blog.lead')}</p>
        <ol className="mt-10 border-b border-line lg:mt-14">
          <MustacheSection of="blog.posts">
            <PostRow />
          </MustacheSection>
        </ol>
      </div>
      <NewsletterSection />
    </PageLayout>
  )
}

/** A post in the list. The whole row leads to it; its title is the link. */
function PostRow() {
  return (
    <li className="group relative grid gap-x-12 gap-y-3 border-t border-line py-8 lg:grid-cols-[12rem_minmax(0,1fr)_1.25rem]">
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-[13px] text-ink-faint lg:flex-col lg:pt-1.5">
        <time dateTime="{{date}}">{'{{day}}'}</time>
        <span>{'{{minutes}}'}</span>
        <MustacheSection of="fallback">
          <span lang="{{language}}">{'{{fallback}}'}</span>
        </MustacheSection>
      </p>
      <div lang="{{language}}" className="max-w-2xl">
        <h2 className="text-[22px]/7 font-bold tracking-[-0.01em] wrap-anywhere text-ink">
          <a href="{{href}}" className="transition-colors group-hover:text-brand after:absolute after:inset-0">
            {'{{title}}'}
          </a>
        </h2>
        <p className="mt-2 text-base text-pretty wrap-anywhere text-ink-soft">{'{{description}}'}</p>
      </div>
      <ArrowRight
        aria-hidden
        className="mt-1 size-5 text-line-strong transition-colors group-hover:text-brand max-lg:hidden"
      />
    </li>
  )
}
