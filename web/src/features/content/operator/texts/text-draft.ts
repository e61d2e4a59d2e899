import { type TextKind, type Texts, wordParts } from '@runmart/contract/content-texts'
import { type Language, languages } from '@runmart/contract/languages'
import { useEffect, useState } from 'react'
import { changedNames } from '#ui/use-draft.ts'

export type TextField = `texts.${Language}.${(typeof wordParts)[number]}`
/** A text in all languages as it is being typed, named by its path in the contract. */
export type TextDraft = Record<TextField, string>

const each = languages.flatMap((language) => wordParts.map((part) => [language, part] as const))

export function draftOf(texts: Texts): TextDraft {
  return Object.fromEntries(
    each.map(([language, part]) => [`texts.${language}.${part}`, texts[language][part]]),
  ) as TextDraft
}

export function textsOf(draft: TextDraft): Texts {
  const words = (language: Language) => ({
    title: draft[`texts.${language}.title`],
    description: draft[`texts.${language}.description`],
    body: draft[`texts.${language}.body`],
  })
  return { en: words('en'), vi: words('vi'), ru: words('ru') }
}

type Kept = { version: number; typed: Partial<TextDraft> }

/**
 * What is typed over a saved text. The tab keeps it: whoever goes elsewhere and comes back finds it, with the version that it was
 * written over; closing the tab asks first.
 */
export function useTypedText({
  kind,
  slug,
  version,
  texts,
}: {
  kind: TextKind
  slug: string
  version: number
  texts: Texts
}) {
  const key = `text ${kind}/${slug}`
  const [kept, setKept] = useState<Kept>(() => readKept(key) ?? { version, typed: {} })
  const saved = draftOf(texts)
  const draft: TextDraft = { ...saved, ...kept.typed }
  const changes = changedNames(saved, draft)
  const isChanged = changes.length > 0
  const keep = (next: Kept) => {
    setKept(next)
    try {
      if (Object.keys(next.typed).length) sessionStorage.setItem(key, JSON.stringify(next))
      else sessionStorage.removeItem(key)
    } catch {
      // Where storage is forbidden or full it is kept as long as the page is open.
    }
  }
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  return {
    draft,
    changes,
    /** The version that was read before typing began. */
    version: isChanged ? kept.version : version,
    change: (values: Partial<TextDraft>) =>
      keep({ version: isChanged ? kept.version : version, typed: { ...kept.typed, ...values } }),
    discard: () => keep({ version, typed: {} }),
  }
}

function readKept(key: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
