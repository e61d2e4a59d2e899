import { languageNames, languages } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { classes } from '@runmart/web/ui/classes.ts'
import { usePage } from '#site/page-context.ts'

/** The same page in the other languages: plain links, because each language has its own address. */
export function LanguageLinks({ className }: { className?: string }) {
  const { language, path, t } = usePage()
  return (
    <nav aria-label={t('site.language')} className={classes('flex rounded-lg border border-line p-0.5', className)}>
      {languages.map((other) => (
        <a
          key={other}
          href={localizedPath(other, path)}
          hrefLang={other}
          lang={other}
          aria-current={other === language ? 'page' : undefined}
          className={classes(
            'grid h-7 min-w-8 place-items-center rounded-md text-xs font-bold uppercase transition-colors pointer-coarse:h-10 pointer-coarse:min-w-10',
            other === language ? 'bg-sunken text-ink dark:bg-raised' : 'text-ink-faint hover:text-ink',
          )}
        >
          <span aria-hidden>{other}</span>
          <span className="sr-only">{languageNames[other]}</span>
        </a>
      ))}
    </nav>
  )
}
