import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { Alert } from '#ui/alert.tsx'

/**
 * The number of new items, and the ones that a stock already had: line numbers or file names. `unsure`: an interrupted
 * attempt may have added these.
 */
export type Added = {
  kind: 'lines' | 'files'
  added: number
  repeated: readonly (string | number)[]
  unsure: readonly (string | number)[]
}

/** The items that wait after an interruption, and the number of them that may already be in a stock. */
type Rest = { left: number; mayBeIn: number }

/** Longer lists help no reader. */
const NAMED = 50

/**
 * The number of added and skipped items, never their contents. After an interruption, also the number of waiting items.
 */
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
