import { bots } from '@runmart/contract/bots'
import { keepPreviousData } from '@tanstack/react-query'
import { useLanguage } from '#platform/language.tsx'
import { question } from '#platform/question.ts'
import { useAnswer } from '#platform/use-answer.ts'

/** The bots that are installed and the rules for all of them; they speak the asked language, so each is an answer of its own. */
export function useBots() {
  const { language } = useLanguage()
  return useAnswer({
    ...question(bots.list),
    queryKey: [bots.list.path, language],
    placeholderData: keepPreviousData,
  })
}
