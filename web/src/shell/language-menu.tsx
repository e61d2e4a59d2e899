import { languageNames, languages } from '@runmart/contract/languages'
import type { ReactElement } from 'react'
import { changeLanguage } from '#platform/change-language.ts'
import { useLanguage } from '#platform/language.tsx'
import { Menu, MenuChoices } from '#ui/menu.tsx'

const options = languages.map((language) => ({ value: language, label: languageNames[language], lang: language }))

/** Chooses the language of the app, where the top bar has room for that. */
export default function LanguageMenu({ trigger }: { trigger: ReactElement }) {
  return (
    <Menu className="min-w-40" trigger={trigger}>
      <LanguageChoices />
    </Menu>
  )
}

/** The languages, as lines of a menu. */
export function LanguageChoices() {
  const { language, t } = useLanguage()
  return <MenuChoices label={t('shell.language')} value={language} options={options} onChange={changeLanguage} />
}
