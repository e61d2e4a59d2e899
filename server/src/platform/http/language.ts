import { type Language, languages } from '@runmart/contract/accounts'

/** The preferred supported language of an Accept-Language header; English otherwise. */
export function languageOf(header: string | undefined): Language {
  const preferences = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((it) => {
      const [tag = '', ...options] = it.trim().toLowerCase().split(';')
      const weight = options
        .find((it) => it.trim().startsWith('q='))
        ?.trim()
        .slice(2)
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
  const best = preferences
    .filter((it) => it.weight > 0 && (languages as readonly string[]).includes(it.language))
    .sort((a, b) => b.weight - a.weight)[0]
  return (best?.language as Language | undefined) ?? 'en'
}
