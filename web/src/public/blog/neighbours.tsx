import { publicLinks } from '../frame/public-links.ts'
import { usePlace } from '../use-place.ts'
import type { Article } from './read-articles.ts'

type Neighbour = Pick<Article, 'slug' | 'title'>

/** The articles before and after this one. */
export function Neighbours({ newer, older }: { newer: Neighbour | null; older: Neighbour | null }) {
  const { language, t } = usePlace()
  const links = [
    { article: older, label: t('blog.older'), look: '' },
    { article: newer, label: t('blog.newer'), look: 'sm:col-start-2 sm:text-right' },
  ]
  return (
    <nav aria-label={t('blog.others')} className="mt-6 grid max-w-[42.5rem] gap-4 sm:grid-cols-2">
      {links.map(
        ({ article, label, look }) =>
          article && (
            <a
              key={article.slug}
              href={publicLinks(language).article(article.slug)}
              className={`group rounded-lg border border-line px-5 py-4 transition-colors hover:border-line-strong hover:bg-surface ${look}`}
            >
              <span className="block text-[13px] text-ink-faint">{label}</span>
              <span className="mt-1 block font-semibold text-ink group-hover:text-brand">{article.title}</span>
            </a>
          ),
      )}
    </nav>
  )
}
