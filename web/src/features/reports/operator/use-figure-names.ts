import { useOperatorTranslations } from '#platform/operator-translations.ts'
import type { ShownFigure } from './figures.ts'

/** What a line of a report is called. */
export function useFigureNames(): (figure: ShownFigure) => string {
  const t = useOperatorTranslations()
  return (figure) =>
    figure === 'deposits' || figure === 'cost' || figure === 'margin'
      ? t(`operatorReports.${figure}`)
      : t(`reportFigures.${figure}`)
}
