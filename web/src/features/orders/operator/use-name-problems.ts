import type { ActProblem } from '@runmart/contract/orders-desk'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import type { NamedProblem } from '#ui/act-on-many.tsx'
import { relativeText } from '#ui/date-text.ts'

type Problem = { id: string | null; orderCode: string; problem: ActProblem }

/** Explains why an action on orders failed, and names the person who was quicker. */
export function useNameProblems(): (problems: readonly Problem[]) => NamedProblem[] {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const explain = ({ why, status, sentence, last }: ActProblem) => {
    if (why === 'other') return sentence || t('deskProblems.other')
    const reason = t(`deskProblems.${why}`, { state: status ? t(`orderStates.${status}`) : '' })
    if (!last) return reason
    const fill = {
      event: t(`operatorOrderEvents.${last.event}`),
      when: relativeText(language, new Date(last.at), new Date()),
      name: last.operator ?? '',
    }
    return `${reason}. ${t(last.operator ? 'operatorDesk.lastBy' : 'operatorDesk.lastOther', fill)}`
  }
  return (problems) => problems.map(({ id, orderCode: code, problem }) => ({ id, code, sentence: explain(problem) }))
}
