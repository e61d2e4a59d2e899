import { languageNames, languages } from '@runmart/contract/languages'
import type { ReactElement } from 'react'
import { changeLanguage } from '#platform/change-language.ts'
import { useLanguage } from '#platform/language.tsx'
import { Menu, MenuChoices } from '#ui/menu.tsx'

const options = languages.map((language) => ({ value: language, label: languageNames[language], lang: language }))

/** Chooses the language of the app. */
export default function LanguageMenu({ trigger }: { trigger: ReactElement }) {
  const { language, t } = useLanguage()
  return (
    <Menu className="min-w-40" trigger={trigger}>
      <MenuChoices label={t('shell.language')} value={language} options={options} onChange={changeLanguage} />
    </Menu>
  )
}
