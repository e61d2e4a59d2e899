import type { CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { question } from './question.ts'
import { useAnswer } from './use-answer.ts'

/** A list that is searched and paged: what was shown before stays until the next answer is here, so that nothing jumps. */
export function useAskList<E extends AnyEndpoint>(endpoint: E, ...args: CallArgs<E>) {
  return useAnswer({ ...question(endpoint, ...args), placeholderData: keepPreviousData })
}
