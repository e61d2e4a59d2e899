import { readdirSync } from 'node:fs'
import { languages } from '@runmart/contract/languages'
import { addressIn } from '../../web/src/platform/place.ts'
import { publicPaths } from '../../web/src/public/pages.ts'

/** The names of the articles, each a folder of the web's content. */
export const articles = readdirSync(new URL('../../web/content/blog', import.meta.url))

/** Every public page in every language. */
export const publicPlaces = publicPaths(articles).flatMap((path) =>
  languages.map((language) => ({ language, path, address: addressIn(language, path) })),
)
