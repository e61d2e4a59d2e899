import type { Language } from '@runmart/contract/accounts'

/** The plural forms of each language for counts, by their CLDR names. */
type PluralForms = { en: 'one' | 'other'; vi: 'other'; ru: 'one' | 'few' | 'many' | 'other' }
export type Plural<L extends Language> = Record<PluralForms[L], string>

/** A sentence with `{holes}`, or one per plural form, chosen by the hole `{count}`. */
type Entry = string | Plural<'en'>
export type Source = Record<string, Record<string, Entry>>

/** A complete translation: the same keys as English, and the plural forms of its own language. */
export type Translation<L extends Language, S> = {
  [Feature in keyof S]: TranslatedFeature<L, S[Feature]>
}
export type TranslatedFeature<L extends Language, F> = { [Key in keyof F]: F[Key] extends string ? string : Plural<L> }

/** `feature.key` for every key of a source. */
export type KeyOf<S> = { [F in keyof S & string]: `${F}.${keyof S[F] & string}` }[keyof S & string]

type EntryAt<S, K> = K extends `${infer F}.${infer R}`
  ? F extends keyof S
    ? R extends keyof S[F]
      ? S[F][R]
      : never
    : never
  : never
type HolesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | HolesIn<Rest> : never
type Holes<E> = E extends string ? HolesIn<E> : 'count' | HolesIn<E[keyof E]>

/** The holes of a key, each to be filled; a count is a number. */
export type Params<S, K> = { [Name in Holes<EntryAt<S, K>>]: Name extends 'count' ? number : string | number }

/** Translates into one language: `t('accounts.hello', { name })`. The compiler checks keys and holes. */
export type Translate<S> = <K extends KeyOf<S>>(
  key: K,
  ...fill: keyof Params<S, K> extends never ? [] : [Params<S, K>]
) => string

type AnyTranslation<S> = { [L in Language]: Translation<L, S> }[Language]

/** Creates `t` of one language from its words. */
export function createTranslator<S>(language: Language, words: AnyTranslation<S> | S): Translate<S> {
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  return ((key: string, fill: Record<string, string | number> = {}) => {
    const [feature, name] = key.split('.') as [string, string]
    const entry = (words as Record<string, Record<string, string | Record<string, string>>>)[feature]?.[name]
    const sentence = typeof entry === 'object' ? (entry[plurals.select(Number(fill.count))] ?? entry.other) : entry
    if (sentence === undefined) return key
    return sentence.replace(/\{(\w+)\}/g, (_, hole: string) => {
      const value = fill[hole]
      return typeof value === 'number' ? numbers.format(value) : (value ?? '')
    })
  }) as Translate<S>
}
