import { type Language, languages } from '@runmart/contract/accounts'
import { languageNames } from '@runmart/contract/languages'
import { Moon, Sun } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { storedValue, useStoredValue } from '#platform/stored-value.ts'
import { chooseTheme } from '#platform/theme.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'

const storedTheme = storedValue('theme')

export function Appearance({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { language, t } = useLanguage()
  const theme = useStoredValue(storedTheme) === 'dark' ? 'dark' : 'light'
  return (
    <div className="flex flex-col gap-5">
      <SegmentedControl
        label={t('profile.language')}
        name="language"
        value={language}
        hint={t('profile.languageHint')}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        onChange={onLanguage}
      />
      <SegmentedControl
        label={t('profile.theme')}
        name="theme"
        value={theme}
        options={[
          { value: 'light', label: t('profile.light'), icon: Sun },
          { value: 'dark', label: t('profile.dark'), icon: Moon },
        ]}
        onChange={chooseTheme}
      />
    </div>
  )
}
