import { languages } from '@runmart/contract/languages'
import type { Page } from './page-context.ts'

/**
 * The pages anyone reads, each at a path per language. What the server fills in when a page is asked for (`{{slug}}`: the
 * name of a service, `{{post}}`: that of a post) is any name.
 */
export const pagePaths = [
  '',
  'services',
  'services/{{slug}}',
  'blog',
  'blog/{{post}}',
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

/** Every page that is rendered when the site is built: all in every language, but for those that speak all of them. */
export const allPages: readonly Page[] = [
  ...pagePaths.flatMap((path) => languages.map((language) => ({ language, path }))),
  ...messagePaths.map((path) => ({ language: 'en' as const, path })),
]
