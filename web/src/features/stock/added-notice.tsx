import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { Alert } from '#ui/alert.tsx'

/**
 * How many items are new, and which a stock had before: lines by their numbers, files by their names. `unsure`: those of which nobody
 * knows whether an attempt that was interrupted had added them.
 */
export type Added = {
  kind: 'lines' | 'files'
  added: number
  repeated: readonly (string | number)[]
  unsure: readonly (string | number)[]
}

/** How many wait because it stopped before the end, and how many of them may be in a stock all the same. */
type Rest = { left: number; mayBeIn: number }

/** So many are named; more help nobody. */
const NAMED = 50

/** How many items were added, and what was left out, never what a line says; of what stopped before the end, also how many wait. */
export function AddedNotice({ kind, added, repeated, unsure, rest }: Added & { rest?: Rest }) {
  const t = usePartnerTranslations()
  const namesOf = (all: readonly (string | number)[]) => {
    const [lines, more] = [all.slice(0, NAMED).join(', '), all.length - NAMED]
    return more > 0 ? t('operatorStock.repeatedMore', { lines, count: more }) : lines
  }
  const addedText = added > 0 ? t('operatorStock.added', { count: added }) : t('operatorStock.noneAdded')
  const sentences = [
    rest && added > 0 && addedText,
    repeated.length > 0 &&
      (kind === 'files'
        ? t('operatorStock.repeatedFiles', { count: repeated.length, names: namesOf(repeated) })
        : t('operatorStock.repeated', { count: repeated.length, lines: namesOf(repeated) })),
    unsure.length > 0 &&
      (kind === 'files'
        ? t('operatorStock.unsureFiles', { count: unsure.length, names: namesOf(unsure) })
        : t('operatorStock.unsure', { count: unsure.length, lines: namesOf(unsure) })),
    rest && rest.left > 0 && t('operatorStock.left', { count: rest.left }),
    rest && rest.mayBeIn > 0 && t('operatorStock.mayBeIn', { count: rest.mayBeIn }),
  ].filter((it) => it !== undefined && it !== false)
  return (
    <Alert
      tone={added > 0 && !rest ? 'success' : 'warning'}
      title={rest ? t('operatorStock.stopped') : addedText}
      className={rest ? '' : 'mb-5'}
    >
      {sentences.map((it) => (
        <span key={it} className="block wrap-anywhere">
          {it}
        </span>
      ))}
    </Alert>
  )
}
