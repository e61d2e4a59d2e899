import type { CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { useLanguage } from './language.tsx'
import { question } from './question.ts'
import { useAnswer } from './use-answer.ts'

/** An answer with words for people in it: each language has its own, and the old one stays until the new one is here. */
export function useAskWorded<E extends AnyEndpoint>(endpoint: E, ...args: CallArgs<E>) {
  const { language } = useLanguage()
  const asked = question(endpoint, ...args)
  return useAnswer({ ...asked, queryKey: [...asked.queryKey, language], placeholderData: keepPreviousData })
}
