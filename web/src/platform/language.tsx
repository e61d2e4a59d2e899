import { type Language, languages } from '@runmart/contract/languages'
import { loadSignedOutTranslations, loadWebTranslations, type TranslateWeb } from '@runmart/i18n/web'
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { storedValue } from './stored-value.ts'

const stored = storedValue('lang')

/** The language the person chose on this device, English until then. */
export function chosenLanguage(): Language {
  return languages.find((language) => language === stored.get()) ?? 'en'
}

/** Changes the language everywhere at once, also in other open tabs. */
export function chooseLanguage(language: Language): void {
  stored.set(language)
}

export type Translations = { language: Language; t: TranslateWeb }
let translations: Translations | null = null
let load: (language: Language) => Promise<TranslateWeb> = loadSignedOutTranslations
let requests = 0
const listeners = new Set<() => void>()

/** Loads the sentences of the chosen language: at first those of the pages before sign-in. The app is shown once they are here. */
export async function loadTranslations(): Promise<Translations> {
  const request = ++requests
  const language = chosenLanguage()
  const loaded = { language, t: await load(language) }
  // A later request may have been answered sooner.
  if (request === requests) {
    translations = loaded
    for (const listener of listeners) listener()
  }
  return loaded
}

/** Loads all sentences, for the screens behind the sign-in; from then on of other languages too. */
export async function loadAllTranslations(): Promise<void> {
  if (load === loadSignedOutTranslations) await setTranslationLoader(loadWebTranslations)
}

/** Loads more sentences from now on, in every language. */
export async function setTranslationLoader(loader: typeof load): Promise<void> {
  if (load === loader) return
  load = loader
  await loadTranslations()
}

/** The translations outside of components, once the first are loaded. */
export function currentTranslations(): Translations {
  if (!translations) throw new Error('No translations are loaded yet')
  return translations
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const TranslationsContext = createContext<Translations | null>(null)

/** Gives the app its translations and follows the chosen language. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const current = useSyncExternalStore(listen, currentTranslations, currentTranslations)
  useEffect(() => stored.onChange(() => void loadTranslations()), [])
  useEffect(() => {
    document.documentElement.lang = current.language
  }, [current])
  return <TranslationsContext value={current}>{children}</TranslationsContext>
}

/** The current language and its translations. */
export function useLanguage(): Translations {
  const current = useContext(TranslationsContext)
  if (!current) throw new Error('useLanguage outside of LanguageProvider')
  return current
}

/** Translates a sentence of the i18n package into the current language: `t('ui.copy')`. */
export function useTranslations(): TranslateWeb {
  return useLanguage().t
}
