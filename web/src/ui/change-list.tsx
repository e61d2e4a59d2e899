import { useTranslations } from '#platform/language.tsx'

export type Change = { label: string; before: string; after: string }

/** What a save would change: each new value, and below it the old one before it is gone. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations()
  return (
    <span className="mt-4 flex max-h-80 flex-col divide-y divide-line overflow-y-auto rounded-lg border border-line">
      {changes.map(({ label, before, after }) => (
        <span key={label} className="block px-3 py-2">
          <span className="block text-[13px] text-ink-faint">{label}</span>
          <span className="block font-semibold wrap-anywhere text-ink">{after}</span>
          <span className="block text-[13px] wrap-anywhere text-ink-faint">{t('lists.was', { value: before })}</span>
        </span>
      ))}
    </span>
  )
}
