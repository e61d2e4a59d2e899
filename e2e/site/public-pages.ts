import { readdirSync } from 'node:fs'
import { languages } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { pagePaths } from '@runmart/site/paths'

/** The names of the posts that ship, each a folder of the site's content. */
export const articles = readdirSync(new URL('../../site/content/blog', import.meta.url))

/** The paths of all public pages, with one service that every demo shop has. */
export const paths = pagePaths.flatMap((path) =>
  path === 'blog/{{post}}' ? articles.map((slug) => `blog/${slug}`) : [path.replace('{{slug}}', 'link-checker')],
)

export const publicPages = paths.flatMap((path) =>
  languages.map((language) => ({ language, path, address: localizedPath(language, path) })),
)
