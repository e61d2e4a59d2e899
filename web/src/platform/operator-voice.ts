import { loadOperatorWords, type SayOperator } from '@runmart/i18n/operator'
import type { SayWeb } from '@runmart/i18n/web'
import { useSay, widenVoice } from './language.tsx'

/** Fetches the words of the back office beside those of the web; customers never do. */
export function loadOperatorVoice(): Promise<void> {
  return widenVoice(loadOperatorWords as (...asked: Parameters<typeof loadOperatorWords>) => Promise<SayWeb>)
}

/** Says a sentence of the back office, or any of the web: `say('transfers.assign')`. */
export function useOperatorSay(): SayOperator {
  return useSay() as SayOperator
}
