import type { Figure } from '@runmart/contract/reports'
import { useOperatorTranslations } from '#platform/operator-translations.ts'

/** What a line of a report is called. */
export function useFigureNames(): (figure: Figure | 'deposits') => string {
  const t = useOperatorTranslations()
  return (figure) => (figure === 'deposits' ? t('operatorReports.deposits') : t(`reportFigures.${figure}`))
}
