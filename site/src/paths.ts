import { languages } from '@runmart/contract/languages'
import type { Page } from './page-context.ts'

/**
 * The pages anyone reads, each at a path per language; `:slug` stands for every article. What the server fills in when a
 * page is asked for (`{{slug}}`: the name of a service) is any name.
 */
export const pagePaths = [
  '',
  'services',
  'services/{{slug}}',
  'blog',
  'blog/:slug',
  'about',
  'terms',
  'privacy',
  'newsletter/check-mail',
  'newsletter/confirm',
  'newsletter/confirmed',
  'newsletter/unsubscribe',
  'newsletter/unsubscribed',
  'newsletter/problem',
] as const

/** Pages for any address and any reader: each says its one thing in all languages. */
export const messagePaths = ['404', '500', 'offline'] as const

/** The paths of all public pages, each of which is there in every language. */
export function publicPaths(articles: readonly string[]): string[] {
  return pagePaths.flatMap((path) =>
    path.includes(':slug') ? articles.map((slug) => path.replace(':slug', slug)) : [path],
  )
}

/** Every page that is rendered when the site is built. */
export function allPages(articles: readonly string[]): Page[] {
  const inAll = (path: string) => languages.map((language) => ({ language, path }))
  return [...publicPaths(articles).flatMap(inAll), ...messagePaths.map((path) => ({ language: 'en' as const, path }))]
}
