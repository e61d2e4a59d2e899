import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { placeOf } from '#platform/place.ts'
import { PublicPage } from '../frame/public-page.tsx'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { contentFolder } from '../texts/content-folder.ts'
import { usePlace } from '../use-place.ts'
import { ArticleRow } from './article-row.tsx'
import { blogData } from './blog-data.ts'
import { readArticles } from './read-articles.ts'

/** Runs when the web is built. */
export function loader({ request }: LoaderFunctionArgs) {
  return readArticles(contentFolder, placeOf(new URL(request.url).pathname).language)
}

/** All articles, newest first. */
export default function Blog() {
  const articles = useLoaderData<typeof loader>()
  const { language, t } = usePlace()
  const about = { title: t('blog.title'), description: t('blog.description') }
  return (
    <PublicPage about={{ ...about, data: blogData(language, t('blog.title'), about.description, articles) }}>
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-16 sm:px-6 lg:pt-20 lg:pb-24">
        <h1 className="text-[40px]/[1.1] font-extrabold tracking-[-0.035em] text-ink sm:text-[48px]">
          {t('blog.title')}
        </h1>
        <p className="mt-4 max-w-2xl text-[17px]/7 text-pretty text-ink-soft">{t('blog.lead')}</p>
        <ol className="mt-10 border-b border-line lg:mt-14">
          {articles.map((article) => (
            <ArticleRow key={article.slug} article={article} />
          ))}
        </ol>
      </div>
      <NewsletterSection />
    </PublicPage>
  )
}
