import { ChevronLeft } from 'lucide-react'
import { publicLinks } from '#site/frame/links.ts'
import { PageLayout } from '#site/frame/page-layout.tsx'
import { NewsletterSection } from '#site/newsletter/newsletter-form.tsx'
import { usePage } from '#site/page-context.ts'
import { Day } from '#site/texts/day.tsx'
import { contentFolder } from '#site/texts/read-text.ts'
import { TextLayout } from '#site/texts/text-layout.tsx'
import { articleData } from './article-data.ts'
import { AdjacentArticles, ArticleEnd } from './article-end.tsx'
import { readArticles } from './read-articles.ts'

/** One article, and the way on from it. */
export function ArticlePage() {
  const { language, path, t } = usePage()
  const articles = readArticles(contentFolder, language)
  const at = articles.findIndex((it) => path === `blog/${it.slug}`)
  const article = articles[at]
  if (!article) throw new Error(`There is no article at “${path}”`)
  const { title, description, date, minutes } = article
  const data = articleData(language, t('blog.title'), article)
  return (
    <PageLayout about={{ title, description, date, data }}>
      <TextLayout
        text={article}
        above={<Breadcrumb />}
        facts={
          <>
            <Day date={date} />
            <span aria-hidden>·</span>
            <span>{t('blog.minutes', { count: minutes })}</span>
          </>
        }
      >
        <ArticleEnd />
        <AdjacentArticles newer={articles[at - 1]} older={articles[at + 1]} />
      </TextLayout>
      <NewsletterSection />
    </PageLayout>
  )
}

/** The way back up from an article. */
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
