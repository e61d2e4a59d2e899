import { ArrowRight } from 'lucide-react'
import { publicLinks } from '../frame/public-links.ts'
import { Day } from '../texts/day.tsx'
import { usePlace } from '../use-place.ts'
import type { Article } from './read-articles.ts'

/** An article in the list. The whole row leads to it; its title is the link. */
export function ArticleRow({ article }: { article: Article }) {
  const { language, t } = usePlace()
  return (
    <li className="group relative grid gap-x-12 gap-y-3 border-t border-line py-8 lg:grid-cols-[12rem_minmax(0,1fr)_1.25rem]">
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-[13px] text-ink-faint lg:flex-col lg:pt-1.5">
        <Day date={article.date} />
        <span>{t('blog.minutes', { count: article.minutes })}</span>
      </p>
      <div className="max-w-2xl">
        <h2 className="text-[22px]/7 font-bold tracking-[-0.02em] text-ink">
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
