import { languageNames, languages } from '@runmart/contract/languages'
import { useLanguage } from '#platform/language.tsx'
import { Menu } from '#ui/menu.tsx'
import { MenuChoices } from '#ui/menu-choices.tsx'
import { changeLanguage } from './change-language.ts'
import { LanguageButton } from './language-button.tsx'

const options = languages.map((language) => ({ value: language, label: languageNames[language], lang: language }))

/** Chooses the language of the app. */
export default function LanguageMenu() {
  const { language, t } = useLanguage()
  return (
    <Menu className="min-w-40" trigger={<LanguageButton />}>
      <MenuChoices label={t('shell.language')} value={language} options={options} onChange={changeLanguage} />
    </Menu>
  )
}
