import { useTranslations } from '#platform/language.tsx'

/** A value before and after; `moved` is the relative change of a sum or a rate. */
export type Change = { label: string; before: string; after: string; moved?: string }

/** The changes of a save: each value before and after. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations()
  return (
    <span className="mt-4 flex max-h-80 flex-col divide-y divide-line overflow-y-auto rounded-lg border border-line">
      {changes.map(({ label, before, after, moved }) => (
        <span key={label} className="block px-3 py-2">
          <span className="block text-[13px] text-ink-faint">{label}</span>
          {moved === undefined ? (
            <>
              <span className="block font-semibold wrap-anywhere text-ink">{after}</span>
              <span className="block text-[13px] wrap-anywhere text-ink-faint">
                {t('lists.was', { value: before })}
              </span>
            </>
          ) : (
            <span className="block wrap-anywhere text-ink tabular-nums">
              {before} → <span className="font-semibold">{after}</span> ({moved})
            </span>
          )}
        </span>
      ))}
    </span>
  )
}
