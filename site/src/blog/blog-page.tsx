import type { Language } from '@runmart/contract/languages'
import { ArrowRight } from 'lucide-react'
import { publicLinks } from '#site/frame/links.ts'
import { organization } from '#site/frame/organization.ts'
import { PageLayout } from '#site/frame/page-layout.tsx'
import { NewsletterSection } from '#site/newsletter/newsletter-form.tsx'
import { usePage } from '#site/page-context.ts'
import { Day } from '#site/texts/day.tsx'
import { contentFolder } from '#site/texts/read-text.ts'
import { type Article, readArticles } from './read-articles.ts'

/** All articles, newest first. */
export function BlogPage() {
  const { language, t } = usePage()
  const articles = readArticles(contentFolder, language)
  const about = { title: t('blog.title'), description: t('blog.description') }
  return (
    <PageLayout about={{ ...about, data: blogData(language, t('blog.title'), about.description, articles) }}>
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-16 sm:px-6 lg:pt-20 lg:pb-24">
        <h1 className="text-public text-ink">{t('blog.title')}</h1>
        <p className="mt-4 max-w-2xl text-[17px]/7 text-pretty text-ink-soft">{t('blog.lead')}</p>
        <ol className="mt-10 border-b border-line lg:mt-14">
          {articles.map((article) => (
            <ArticleRow key={article.slug} article={article} />
          ))}
        </ol>
      </div>
      <NewsletterSection />
    </PageLayout>
  )
}

/** An article in the list. The whole row leads to it; its title is the link. */
function ArticleRow({ article }: { article: Article }) {
  const { language, t } = usePage()
  return (
    <li className="group relative grid gap-x-12 gap-y-3 border-t border-line py-8 lg:grid-cols-[12rem_minmax(0,1fr)_1.25rem]">
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-[13px] text-ink-faint lg:flex-col lg:pt-1.5">
        <Day date={article.date} />
        <span>{t('blog.minutes', { count: article.minutes })}</span>
      </p>
      <div className="max-w-2xl">
        <h2 className="text-[22px]/7 font-bold tracking-[-0.01em] text-ink">
          <a
            href={publicLinks(language).article(article.slug)}
            className="transition-colors group-hover:text-brand after:absolute after:inset-0"
          >
            {article.title}
          </a>
        </h2>
        <p className="mt-2 text-base text-pretty text-ink-soft">{article.description}</p>
      </div>
      <ArrowRight
        aria-hidden
        className="mt-1 size-5 text-line-strong transition-colors group-hover:text-brand max-lg:hidden"
      />
    </li>
  )
}

/** The list of articles, in the words of schema.org. */
function blogData(language: Language, name: string, description: string, articles: readonly Article[]): object {
  const to = publicLinks(language)
  return {
    '@type': 'Blog',
    name: `Runmart: ${name}`,
    description,
    inLanguage: language,
    url: `{{origin}}${to.blog}`,
    publisher: organization,
    blogPost: articles.map((article) => ({
      '@type': 'BlogPosting',
      headline: article.title,
      datePublished: article.date,
      url: `{{origin}}${to.article(article.slug)}`,
    })),
  }
}
