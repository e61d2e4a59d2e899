import { chosenLanguage } from '#platform/language.tsx'
import { queries } from '#platform/queries.ts'
import { servicesQuestion } from './services-question.ts'

/** Asks for the catalogue while the code of the order form is still on its way. */
export function askServices(): void {
  void queries.prefetchQuery(servicesQuestion(chosenLanguage()))
}
