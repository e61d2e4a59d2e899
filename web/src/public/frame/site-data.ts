import type { Language } from '@runmart/contract/languages'
import { siteTranslations } from '@runmart/i18n/site'
import { publicLinks } from './public-links.ts'

/** Who runs these pages, in the words of schema.org. */
export const organization = {
  '@type': 'Organization',
  '@id': '{{origin}}/#organization',
  name: 'Runmart',
  url: '{{origin}}/',
  logo: '{{origin}}/icon-512.png',
} as const

/** What the whole site is, in the words of schema.org: for the first page of each language. */
export function siteData(language: Language): object[] {
  const site = {
    '@type': 'WebSite',
    name: 'Runmart',
    url: `{{origin}}${publicLinks(language).home}`,
    description: siteTranslations[language]('landing.description'),
    inLanguage: language,
    publisher: { '@id': organization['@id'] },
  }
  return [organization, site]
}
