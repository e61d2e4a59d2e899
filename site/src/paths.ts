import { languages } from '@runmart/contract/languages'
import type { Page } from './page-context.ts'

/**
 * The public pages, each at a path per language. The server replaces names per request: `{{slug}}` for a service,
 * `{{post}}` for a post.
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

/** Pages for any address and any reader: each shows its message in all languages. */
export const messagePaths = ['404', '500', 'offline'] as const

/** Every page that the build renders: in every language, except those that show all of them. */
export const allPages: readonly Page[] = [
  ...pagePaths.flatMap((path) => languages.map((language) => ({ language, path }))),
  ...messagePaths.map((path) => ({ language: 'en' as const, path })),
]
