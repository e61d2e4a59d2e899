import { type Language, languages } from '@runmart/contract/languages'
import { classes } from '../../ui/classes.ts'
import { addressIn, type Place } from '../place.ts'

const names: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt', ru: 'Русский' }

/** The same page in the other languages: plain links, because each language has its own address. */
export function LanguageLinks({ language, path, label }: Place & { label: string }) {
  return (
    <nav aria-label={label} className="flex rounded-lg border border-line p-0.5">
      {languages.map((other) => (
        <a
          key={other}
          href={addressIn(other, path)}
          hrefLang={other}
          lang={other}
          aria-current={other === language ? 'page' : undefined}
          className={classes(
            'grid h-7 min-w-8 place-items-center rounded-md text-xs font-bold uppercase transition-colors pointer-coarse:h-10 pointer-coarse:min-w-10',
            other === language ? 'bg-sunken text-ink dark:bg-raised' : 'text-ink-faint hover:text-ink',
          )}
        >
          <span aria-hidden>{other}</span>
          <span className="sr-only">{names[other]}</span>
        </a>
      ))}
    </nav>
  )
}
