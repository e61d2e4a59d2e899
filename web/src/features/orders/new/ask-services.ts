import { chosenLanguage } from '#platform/language.tsx'
import { queryClient } from '#platform/query-client.ts'
import { servicesQuestion } from './services-question.ts'

/** Asks for the catalogue while the code of the order form is still on its way. */
export function askServices(): void {
  void queryClient.prefetchQuery(servicesQuestion(chosenLanguage()))
}
