import { keepPreviousData } from '@tanstack/react-query'
import { useLanguage } from '#platform/language.tsx'
import { useApiQuery } from '#platform/use-api-query.ts'
import { servicesQuestion } from './services-question.ts'

/** The whole catalogue, in the reader's language. */
export function useServices() {
  const { language } = useLanguage()
  return useApiQuery({ ...servicesQuestion(language), placeholderData: keepPreviousData })
}
