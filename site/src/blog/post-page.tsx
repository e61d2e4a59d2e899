import { ChevronLeft } from 'lucide-react'
import { publicLinks } from '#site/frame/links.ts'
import { PageLayout } from '#site/frame/page-layout.tsx'
import { NewsletterSection } from '#site/newsletter/newsletter-form.tsx'
import { usePage } from '#site/page-context.ts'
import { TextLayout } from '#site/texts/text-layout.tsx'
import { textMeta } from '#site/texts/text-meta.ts'
import { AdjacentPosts, PostEnd } from './post-end.tsx'

/** One post with links to more. The server fills it in. */
export function PostPage() {
  return (
    <PageLayout about={{ ...textMeta, date: '{{text.date}}', filledData: 'text.structuredData' }}>
      <TextLayout
        above={<Breadcrumb />}
        facts={
          <>
            <time dateTime="{{text.date}}">{'{{text.day}}'}</time>
            <span aria-hidden>·</span>
            <span>{'{{text.minutes}}'}</span>
          </>
        }
      >
        <PostEnd />
        <AdjacentPosts />
      </TextLayout>
      <NewsletterSection />
    </PageLayout>
  )
}

function Breadcrumb() {
  const { language, t } = usePage()
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
