import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { placeOf } from '#platform/place.ts'
import { PublicPage } from '../frame/public-page.tsx'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { contentFolder } from '../texts/content-folder.ts'
import { Day } from '../texts/day.tsx'
import { TextLayout } from '../texts/text-layout.tsx'
import { usePlace } from '../use-place.ts'
import { articleData } from './article-data.ts'
import { ArticleEnd } from './article-end.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Neighbours } from './neighbours.tsx'
import { readArticles } from './read-articles.ts'

/** Runs when the web is built: the article and those beside it. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = placeOf(new URL(request.url).pathname)
  const articles = readArticles(contentFolder, language)
  const at = articles.findIndex((it) => it.slug === params.slug)
  const article = articles[at]
  if (!article) throw new Error(`There is no article “${params.slug}”`)
  return { article, newer: articles[at - 1] ?? null, older: articles[at + 1] ?? null }
}

/** One article, and the way on from it. */
export default function ArticlePage() {
  const { article, newer, older } = useLoaderData<typeof loader>()
  const { language, t } = usePlace()
  const { title, description, date, minutes } = article
  const data = articleData(language, t('blog.title'), article)
  return (
    <PublicPage about={{ title, description, date, data }}>
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
        <Neighbours newer={newer} older={older} />
      </TextLayout>
      <NewsletterSection />
    </PublicPage>
  )
}
