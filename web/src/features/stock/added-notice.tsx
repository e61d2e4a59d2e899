import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { Alert } from '#ui/alert.tsx'

/** How many items are new; which lines, by their numbers, or which files, by their names, a stock had before. */
export type Added = { added: number } & ({ repeatedLines: readonly number[] } | { repeatedFiles: readonly string[] })

/** So many are named; more help nobody. */
const NAMED = 50

/** How many items were added, and what was left out, never what a line says. */
export function AddedNotice(it: Added) {
  const t = usePartnerTranslations()
  const { added } = it
  const repeated = 'repeatedFiles' in it ? it.repeatedFiles : it.repeatedLines
  const named = repeated.slice(0, NAMED).join(', ')
  const [count, more] = [repeated.length, repeated.length - NAMED]
  const lines = more > 0 ? t('operatorStock.repeatedMore', { lines: named, count: more }) : named
  return (
    <Alert
      tone={added > 0 ? 'success' : 'warning'}
      title={added > 0 ? t('operatorStock.added', { count: added }) : t('operatorStock.noneAdded')}
      className="mb-5"
    >
      {count > 0 && (
        <span className="wrap-anywhere">
          {'repeatedFiles' in it
            ? t('operatorStock.repeatedFiles', { count, names: lines })
            : t('operatorStock.repeated', { count, lines })}
        </span>
      )}
    </Alert>
  )
}
