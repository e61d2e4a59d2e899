import { type Language, languages } from '@runmart/contract/languages'
import { loadEntryWords, loadWebWords, type SayWeb } from '@runmart/i18n/web'
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

export type Voice = { language: Language; say: SayWeb }
let voice: Voice | null = null
let loadWords: (language: Language) => Promise<SayWeb> = loadEntryWords
let asked = 0
const listeners = new Set<() => void>()

/** Fetches the words of the chosen language: at first those of the pages before sign-in, the app is shown once they are here. */
export async function loadVoice(): Promise<Voice> {
  const mine = ++asked
  const language = chosenLanguage()
  const loaded = { language, say: await loadWords(language) }
  // A later wish may have been answered sooner.
  if (mine === asked) {
    voice = loaded
    for (const listener of listeners) listener()
  }
  return loaded
}

/** Fetches all words, for the screens behind the sign-in; from then on other languages come whole too. */
export async function loadWholeVoice(): Promise<void> {
  if (loadWords === loadEntryWords) await widenVoice(loadWebWords)
}

/** Speaks with more words from now on, in whatever language. */
export async function widenVoice(load: typeof loadWords): Promise<void> {
  if (loadWords === load) return
  loadWords = load
  await loadVoice()
}

/** The current voice outside of components, once the first words are loaded. */
export function currentVoice(): Voice {
  if (!voice) throw new Error('No words are loaded yet')
  return voice
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const VoiceContext = createContext<Voice | null>(null)

/** Gives the app its voice and follows the chosen language. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const current = useSyncExternalStore(listen, currentVoice, currentVoice)
  useEffect(() => kept.onChange(() => void loadVoice()), [])
  useEffect(() => {
    document.documentElement.lang = current.language
  }, [current])
  return <VoiceContext value={current}>{children}</VoiceContext>
}

/** The current language and its voice. */
export function useLanguage(): Voice {
  const current = useContext(VoiceContext)
  if (!current) throw new Error('useLanguage outside of LanguageProvider')
  return current
}

/** Says a sentence of the i18n package in the current language: `say('ui.copy')`. */
export function useSay(): SayWeb {
  return useLanguage().say
}
