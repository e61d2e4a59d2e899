import { Monitor, Smartphone } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { SegmentedControl } from './segmented-control.tsx'

export type PreviewWidth = 'phone' | 'desktop'

type Props = { value: PreviewWidth; onChange: (width: PreviewWidth) => void }

export function PreviewWidthSwitch({ value, onChange }: Props) {
  const t = useOperatorTranslations()
  return (
    <SegmentedControl
      bare
      label={t('operatorPreview.width')}
      name="previewWidth"
      value={value}
      onChange={onChange}
      options={[
        { value: 'phone', label: t('operatorPreview.phone'), icon: Smartphone },
        { value: 'desktop', label: t('operatorPreview.desktop'), icon: Monitor },
      ]}
    />
  )
}
