import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'

export const bulkKinds = ['price', 'status', 'category', 'availability', 'visibility'] as const
export type BulkKind = (typeof bulkKinds)[number]

type Props = { count: number; max: number; onChoose: (kind: BulkKind) => void; onClear: () => void }

/** Replaces the filters while services are selected, and offers the changes for all of them. */
export function BulkBar({ count, max, onChoose, onClear }: Props) {
  const t = useOperatorTranslations()
  return (
    <section
      aria-label={t('operatorServiceEdits.bar')}
      className="flex min-h-18 flex-wrap items-center gap-2 border-b border-line bg-brand-soft px-5 py-3"
    >
      <p role="status" className="mr-2 font-semibold text-ink tabular-nums max-sm:grow">
        {t(count < max ? 'operatorServiceEdits.selected' : 'operatorServiceEdits.selectedMost', { count })}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:order-last max-sm:w-full">
        {bulkKinds.map((kind) => (
          <Button key={kind} size="sm" onClick={() => onChoose(kind)}>
            {t(`operatorServices.${kind}`)}
          </Button>
        ))}
      </div>
      <Button size="sm" variant="quiet" onClick={onClear} className="ml-auto">
        {t('operatorServiceEdits.clear')}
      </Button>
    </section>
  )
}
