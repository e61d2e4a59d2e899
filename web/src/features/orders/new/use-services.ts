import { keepPreviousData } from '@tanstack/react-query'
import { useLanguage } from '#platform/language.tsx'
import { useAnswer } from '#platform/use-answer.ts'
import { servicesQuestion } from './services-question.ts'

/** The whole catalogue, in the reader's language. */
export function useServices() {
  const { language } = useLanguage()
  return useAnswer({ ...servicesQuestion(language), placeholderData: keepPreviousData })
}
