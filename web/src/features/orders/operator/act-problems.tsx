import type { ActProblem } from '@runmart/contract/orders-desk'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { relativeText } from '#ui/date-text.ts'

type Problem = { orderCode: string; problem: ActProblem }

/** So many are named; nobody reads on. */
const MOST = 100

/** Orders that could not be acted on, each with the reason, and who was quicker. */
export function ActProblems({ label, problems }: { label: string; problems: readonly Problem[] }) {
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
  return (
    <ul aria-label={label} className="max-h-60 divide-y divide-line overflow-y-auto rounded-lg border border-line">
      {problems.slice(0, MOST).map(({ orderCode, problem }) => (
        <li key={orderCode} className="flex flex-wrap items-baseline gap-x-3 px-3 py-2 text-[13px]">
          <span className="font-mono font-semibold text-ink">{orderCode}</span>
          <span className="min-w-0 flex-1 basis-48 wrap-anywhere text-ink-soft">{explain(problem)}</span>
        </li>
      ))}
      {problems.length > MOST && (
        <li className="px-3 py-2 text-[13px] text-ink-faint">
          {t('operatorDesk.andMore', { count: problems.length - MOST })}
        </li>
      )}
    </ul>
  )
}
