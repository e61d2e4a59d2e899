import { type Language, languages } from '@runmart/contract/accounts'

/** The first language of an Accept-Language header that we speak; English otherwise. */
export function languageOf(header: string | undefined): Language {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((wish) => {
      const [tag = '', ...options] = wish.trim().toLowerCase().split(';')
      const weight = options
        .find((it) => it.trim().startsWith('q='))
        ?.trim()
        .slice(2)
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
  const best = wishes
    .filter((wish) => wish.weight > 0 && (languages as readonly string[]).includes(wish.language))
    .sort((a, b) => b.weight - a.weight)[0]
  return (best?.language as Language | undefined) ?? 'en'
}
