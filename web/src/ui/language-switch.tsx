import { languageNames, languages } from '@runmart/contract/languages'
import { changeLanguage } from '#platform/change-language.ts'
import { useLanguage } from '#platform/language.tsx'
import { classes } from './classes.ts'

/** All languages side by side; lighter than a menu. */
export function LanguageSwitch() {
  const { language, t } = useLanguage()
  return (
    <fieldset aria-label={t('shell.language')} className="flex rounded-lg border border-line p-0.5">
      {languages.map((other) => (
        <button
          key={other}
          type="button"
          lang={other}
          aria-pressed={other === language}
          onClick={() => changeLanguage(other)}
          className={classes(
            'grid h-7 min-w-8 place-items-center rounded-md text-xs font-bold uppercase transition-colors pointer-coarse:h-11 pointer-coarse:min-w-11',
            other === language ? 'bg-sunken text-ink dark:bg-raised' : 'text-ink-faint hover:text-ink',
          )}
        >
          <span aria-hidden>{other}</span>
          <span className="sr-only">{languageNames[other]}</span>
        </button>
      ))}
    </fieldset>
  )
}
