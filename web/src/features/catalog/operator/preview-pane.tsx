import { type Language, languageNames, languages } from '@runmart/contract/languages'
import { type ReactNode, useState } from 'react'
import { InLanguage } from '#platform/in-language.tsx'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { DeviceFrame } from '#ui/device-frame.tsx'
import { type PreviewWidth, PreviewWidthSwitch } from '#ui/preview-width-switch.tsx'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'

const widths: Record<PreviewWidth, number> = { phone: 390, desktop: 1_024 }

type Props = {
  /** The language in the editor; without it the operator can choose one. */
  language?: Language
  children: (language: Language) => ReactNode
}

/** A live preview for customers: in any language, on a phone or a larger screen. */
export function PreviewPane({ language: written, children }: Props) {
  const { language: own } = useLanguage()
  const t = useOperatorTranslations()
  const [chosen, setChosen] = useState<Language>(own)
  const [device, setDevice] = useState<PreviewWidth>('phone')
  const language = written ?? chosen
  return (
    <Section title={t('operatorServices.preview')}>
      <div className="mb-4 flex flex-wrap gap-2">
        {!written && (
          <SegmentedControl
            bare
            label={t('operatorServices.previewLanguage')}
            name="previewLanguage"
            value={chosen}
            onChange={setChosen}
            options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          />
        )}
        <PreviewWidthSwitch value={device} onChange={setDevice} />
      </div>
      <DeviceFrame label={t('operatorServices.preview')} width={widths[device]}>
        <InLanguage language={language}>{children(language)}</InLanguage>
      </DeviceFrame>
    </Section>
  )
}
