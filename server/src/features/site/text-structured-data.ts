import type { Words } from '@runmart/contract/content-texts'
import type { Language } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { translator } from '@runmart/i18n/server'
import type { PublishedText } from '#features/content/index.ts'

type Where = { written: Language; origin: string; canonical: string; picture: string }

/** A post with its breadcrumbs in schema.org terms, as text that is safe in a script element. */
export function postStructuredData(text: PublishedText, { title, description }: Words, where: Where): string {
  const { written, origin, canonical, picture } = where
  const address = origin + canonical
  const step = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item })
  return toJson({
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: title,
        description,
        datePublished: text.publishedOn,
        dateModified: text.changedOn,
        inLanguage: written,
        url: address,
        mainEntityOfPage: address,
        image: `${origin}/og/${written}/${picture}.png`,
        author: organization(origin),
        publisher: organization(origin),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          step(1, 'Runmart', origin + localizedPath(written, '')),
          step(2, translator(written)('blog.title'), origin + localizedPath(written, 'blog')),
          step(3, title, address),
        ],
      },
    ],
  })
}

type Listed = { title: string; date: string; href: string }

/** The list of posts, in schema.org terms. */
export function blogStructuredData(posts: readonly Listed[], language: Language, origin: string): string {
  const t = translator(language)
  return toJson({
    '@type': 'Blog',
    name: `Runmart: ${t('blog.title')}`,
    description: t('blog.description'),
    inLanguage: language,
    url: origin + localizedPath(language, 'blog'),
    publisher: organization(origin),
    blogPost: posts.map(({ title, date, href }) => ({
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      url: origin + href,
    })),
  })
}

function organization(origin: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Runmart',
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  }
}

/** Escapes the sign that could end the script element. */
function toJson(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}
