import { type Language, languages } from '@runmart/contract/languages'
import {
  loadFirstScreenTranslations,
  loadSignedOutTranslations,
  loadWebTranslations,
  type TranslateWeb,
} from '@runmart/i18n/web'
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { storedValue } from './stored-value.ts'

const stored = storedValue('lang')

/** The language that the person chose on this device; English by default. */
export function chosenLanguage(): Language {
  return languages.find((language) => language === stored.get()) ?? 'en'
}

/** Changes the language everywhere at once, also in other open tabs. */
export function chooseLanguage(language: Language): void {
  stored.set(language)
}

export type Translations = { language: Language; t: TranslateWeb }
type Loader = (language: Language) => Promise<TranslateWeb>

/** A first screen loads only its own sentences; all other screens load all. */
const parts = { signedOut: loadSignedOutTranslations, firstScreen: loadFirstScreenTranslations } satisfies Record<
  string,
  Loader
>
export type Sentences = keyof typeof parts | 'all'

let translations: Translations | null = null
let load: Loader | null = null
let loading: Promise<Translations> | null = null
let requests = 0
const listeners = new Set<() => void>()

/** Loads the sentences again in the chosen language. */
export function loadTranslations(): Promise<Translations> {
  loading = loadChosen(load ?? parts.signedOut).catch((problem) => {
    // The next caller tries a failed load again.
    loading = null
    throw problem
  })
  return loading
}

async function loadChosen(load: Loader): Promise<Translations> {
  const request = ++requests
  const language = chosenLanguage()
  const loaded = { language, t: await load(language) }
  // A later request may have finished sooner.
  if (request === requests) {
    translations = loaded
    for (const listener of listeners) listener()
  }
  return loaded
}

/** Waits for the sentences of a screen: the first screen loads only its own, later ones all. */
export function loadSentences(wanted: Sentences): Promise<Translations> {
  const first = wanted === 'all' ? loadWebTranslations : parts[wanted]
  if (!load) return setTranslationLoader(first)
  const hasPart = load === parts.signedOut || load === parts.firstScreen
  return setTranslationLoader(hasPart && load !== first ? loadWebTranslations : load)
}

/** Loads sentences with this loader from now on, in every language. */
export function setTranslationLoader(loader: Loader): Promise<Translations> {
  if (load === loader && loading) return loading
  load = loader
  return loadTranslations()
}

/** The translations outside of components, after the first load. */
export function currentTranslations(): Translations {
  if (!translations) throw new Error('No translations are loaded yet')
  return translations
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const TranslationsContext = createContext<Translations | null>(null)

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
