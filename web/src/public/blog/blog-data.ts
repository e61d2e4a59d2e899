import type { Language } from '@runmart/contract/languages'
import { publicLinks } from '../frame/public-links.ts'
import { organization } from '../frame/site-data.ts'
import type { Article } from './read-articles.ts'

/** The list of articles, in the words of schema.org. */
export function blogData(language: Language, name: string, description: string, articles: readonly Article[]): object {
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
