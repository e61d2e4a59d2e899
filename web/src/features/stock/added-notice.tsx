import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { Alert } from '#ui/alert.tsx'
import type { Added } from './use-add-items.ts'

/** So many numbers of lines are named; more help nobody. */
const NAMED = 50

/** How many items were added, and the numbers of lines that were left out, never what they say. */
export function AddedNotice({ added, repeated }: Added) {
  const t = usePartnerTranslations()
  const named = repeated.slice(0, NAMED).join(', ')
  const more = repeated.length - NAMED
  const lines = more > 0 ? t('operatorStock.repeatedMore', { lines: named, count: more }) : named
  return (
    <Alert
      tone={added > 0 ? 'success' : 'warning'}
      title={added > 0 ? t('operatorStock.added', { count: added }) : t('operatorStock.noneAdded')}
      className="mb-5"
    >
      {repeated.length > 0 && t('operatorStock.repeated', { count: repeated.length, lines })}
    </Alert>
  )
}
