import { type Language, languages } from '@runmart/contract/languages'
import { loadEntryTranslations, loadWebTranslations, type TranslateWeb } from '@runmart/i18n/web'
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { setting } from './setting.ts'

const kept = setting('lang')

/** The language the person chose on this device, English until then. */
export function chosenLanguage(): Language {
  return languages.find((language) => language === kept.get()) ?? 'en'
}

/** Changes the language everywhere at once, also in other open tabs. */
export function chooseLanguage(language: Language): void {
  kept.set(language)
}

export type Translations = { language: Language; t: TranslateWeb }
let translations: Translations | null = null
let loadWords: (language: Language) => Promise<TranslateWeb> = loadEntryTranslations
let asked = 0
const listeners = new Set<() => void>()

/** Fetches the words of the chosen language: at first those of the pages before sign-in, the app is shown once they are here. */
export async function loadTranslations(): Promise<Translations> {
  const mine = ++asked
  const language = chosenLanguage()
  const loaded = { language, t: await loadWords(language) }
  // A later wish may have been answered sooner.
  if (mine === asked) {
    translations = loaded
    for (const listener of listeners) listener()
  }
  return loaded
}

/** Fetches all words, for the screens behind the sign-in; from then on other languages come whole too. */
export async function loadAllTranslations(): Promise<void> {
  if (loadWords === loadEntryTranslations) await setTranslationLoader(loadWebTranslations)
}

/** Speaks with more words from now on, in whatever language. */
export async function setTranslationLoader(load: typeof loadWords): Promise<void> {
  if (loadWords === load) return
  loadWords = load
  await loadTranslations()
}

/** The current voice outside of components, once the first words are loaded. */
export function currentTranslations(): Translations {
  if (!translations) throw new Error('No words are loaded yet')
  return translations
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const TranslationsContext = createContext<Translations | null>(null)

/** Gives the app its voice and follows the chosen language. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const current = useSyncExternalStore(listen, currentTranslations, currentTranslations)
  useEffect(() => kept.onChange(() => void loadTranslations()), [])
  useEffect(() => {
    document.documentElement.lang = current.language
  }, [current])
  return <TranslationsContext value={current}>{children}</TranslationsContext>
}

/** The current language and its voice. */
export function useLanguage(): Translations {
  const current = useContext(TranslationsContext)
  if (!current) throw new Error('useLanguage outside of LanguageProvider')
  return current
}

/** Says a sentence of the i18n package in the current language: `say('ui.copy')`. */
export function useTranslations(): TranslateWeb {
  return useLanguage().t
}
