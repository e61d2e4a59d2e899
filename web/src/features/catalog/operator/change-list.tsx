import { useOperatorTranslations } from '#platform/operator-translations.ts'
import type { Draft, ServiceField } from './draft.ts'
import { useServiceWords } from './use-service-words.ts'

type Props = { changes: readonly ServiceField[]; before: Draft; after: Draft }

/** What will be other than it is: the new value, and below it the old one before it is gone. */
export function ChangeList({ changes, before, after }: Props) {
  const t = useOperatorTranslations()
  const { label, shown } = useServiceWords()
  return (
    <span className="mt-4 flex max-h-80 flex-col divide-y divide-line overflow-y-auto rounded-lg border border-line">
      {changes.map((name) => (
        <span key={name} className="block px-3 py-2">
          <span className="block text-[13px] text-ink-faint">{label(name)}</span>
          <span className="block font-semibold wrap-anywhere text-ink">{shown(name, after[name])}</span>
          <span className="block text-[13px] wrap-anywhere text-ink-faint">
            {t('operatorServices.was', { value: shown(name, before[name]) })}
          </span>
        </span>
      ))}
    </span>
  )
}
