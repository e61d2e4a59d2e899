import { useTranslations } from '#platform/language.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { type OrderKind, orderKinds } from '../order-kind.ts'

/** The order type: of the chosen service, or of the listed services. */
export function KindSwitch({ kind, onChange }: { kind: OrderKind | null; onChange: (kind: OrderKind | null) => void }) {
  const t = useTranslations()
  return (
    <SegmentedControl
      label={t('orderForm.kind')}
      name="kind"
      value={kind ?? 'all'}
      {...(kind && { hint: t(`orderForm.${kind}Text`) })}
      options={[
        { value: 'all', label: t('orderForm.allKinds') },
        ...orderKinds.map((value) => ({ value, label: t(`orderForm.${value}`) })),
      ]}
      onChange={(next) => onChange(next === 'all' ? null : next)}
    />
  )
}
