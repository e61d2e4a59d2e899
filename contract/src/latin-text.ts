import { foldText } from './fold-text.ts'

/** The usual Latin letters for Cyrillic; folding has already removed the marks of й and ё. */
const latin: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'ye', ж: 'zh', з: 'z', и: 'i', і: 'i', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch' },
  ...{ ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
}

export const toLatinText = (text: string): string =>
  foldText(text).replace(/[\u0430-\u0491]/g, (letter) => latin[letter] ?? letter)

/** A suggestion for an address: `Chúng tôi đã chuyển!` → `chung-toi-da-chuyen`. Empty without a letter or digit. */
export function toSlug(title: string, longest: number): string {
  const words = toLatinText(title).match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, longest).replace(/-$/, '')
}
