import type { Language } from '@runmart/contract/languages'
import { loadOperatorTranslations } from '@runmart/i18n/operator'
import type { TranslateWeb } from '@runmart/i18n/web'
import { type ReactNode, useEffect, useState } from 'react'
import { type Translations, TranslationsContext, useLanguage } from './language.tsx'

/** Shows a part of an operator's page in another language. While its sentences load, it has the page's language. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const own = useLanguage()
  const [loaded, setLoaded] = useState<Translations | null>(null)
  useEffect(() => {
    let isWanted = true
    loadOperatorTranslations(language).then(
      (t) => isWanted && setLoaded({ language, t: t as TranslateWeb }),
      // Without a connection the page's language stays.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [language])
  const shown = own.language !== language && loaded?.language === language ? loaded : own
  return (
    <TranslationsContext value={shown}>
      <div lang={language}>{children}</div>
    </TranslationsContext>
  )
}
