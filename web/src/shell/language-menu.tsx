import { languageNames, languages } from '@runmart/contract/languages'
import type { ReactElement } from 'react'
import { changeLanguage } from '#platform/change-language.ts'
import { useLanguage } from '#platform/language.tsx'
import { Menu, MenuChoices } from '#ui/menu.tsx'

const options = languages.map((language) => ({ value: language, label: languageNames[language], lang: language }))

export default function LanguageMenu({ trigger }: { trigger: ReactElement }) {
  return (
    <Menu className="min-w-40" trigger={trigger}>
      <LanguageChoices />
    </Menu>
  )
}

export function LanguageChoices() {
  const { language, t } = useLanguage()
  return <MenuChoices label={t('shell.language')} value={language} options={options} onChange={changeLanguage} />
}
