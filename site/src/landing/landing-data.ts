import type { Language } from '@runmart/contract/languages'
import { siteTranslations } from '@runmart/i18n/site'
import { publicLinks } from '#site/frame/links.ts'
import { organization } from '#site/frame/organization.ts'
import type { Question } from './questions.tsx'

/** The landing page for search engines: the site, and questions with their answers. */
export function landingData(language: Language, questions: readonly Question[]): object {
  return {
    '@graph': [
      ...siteData(language),
      {
        '@type': 'FAQPage',
        inLanguage: language,
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}

/** The whole site as schema.org objects, for the first page of each language. */
function siteData(language: Language): object[] {
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
