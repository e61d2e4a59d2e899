import { useOperatorTranslations } from '#platform/operator-translations.ts'
import type { ShownFigure } from './figures.ts'

/** The name of a line of a report. */
export function useFigureNames(): (figure: ShownFigure) => string {
  const t = useOperatorTranslations()
  return (figure) =>
    figure === 'deposits' || figure === 'cost' || figure === 'margin'
      ? t(`operatorReports.${figure}`)
      : t(`reportFigures.${figure}`)
}
