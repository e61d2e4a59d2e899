import type { Language } from '@runmart/contract/languages'
import { publicLinks } from '#site/frame/links.ts'
import { organization } from '#site/frame/organization.ts'
import type { Article } from './read-articles.ts'

/** What an article is and where it stands, in the words of schema.org. */
export function articleData(language: Language, blogTitle: string, article: Article): object {
  const to = publicLinks(language)
  const address = `{{origin}}${to.article(article.slug)}`
  return {
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: article.title,
        description: article.description,
        datePublished: article.date,
        inLanguage: language,
        url: address,
        mainEntityOfPage: address,
        image: `{{origin}}/og/${language}/blog-${article.slug}.png`,
        author: organization,
        publisher: organization,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Runmart', item: `{{origin}}${to.home}` },
          { '@type': 'ListItem', position: 2, name: blogTitle, item: `{{origin}}${to.blog}` },
          { '@type': 'ListItem', position: 3, name: article.title, item: address },
        ],
      },
    ],
  }
}
