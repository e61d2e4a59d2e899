import type { pageParts } from '@runmart/contract/catalog-pages'
import { useOperatorTranslations } from '#platform/operator-translations.ts'

/** What the parts of a page are called. */
export function usePartLabels(): Record<(typeof pageParts)[number], string> {
  const t = useOperatorTranslations()
  return {
    get: t('operatorServices.pageGet'),
    need: t('operatorServices.pageNeed'),
    questions: t('operatorServices.pageQuestions'),
  }
}
