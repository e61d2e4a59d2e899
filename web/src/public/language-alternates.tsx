import { languages } from '@runmart/contract/languages'
import { paths } from '../platform/paths.ts'

/** Tells search engines where the same page is in the other languages. */
export function LanguageAlternates() {
  return (
    <>
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={paths.home(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={paths.home('en')} />
    </>
  )
}
