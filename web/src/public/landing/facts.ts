import type { Language } from '@runmart/contract/languages'
import { siteData } from '../frame/site-data.ts'
import type { Asked } from './asked.ts'

/** What the landing page is to search engines: the site, and questions with their answers. */
export function facts(language: Language, questions: readonly Asked[]): object {
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
