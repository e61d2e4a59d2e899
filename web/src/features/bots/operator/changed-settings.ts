import type { ShopSetting } from '@runmart/contract/bots-operator'

/** Settings as they are being typed; null means that a secret is to be forgotten. */
export type TypedSettings = Record<string, string | null>

/** Where typing begins: with what is set, and with nothing for a secret, which nobody is shown. */
export function typedSettings(settings: readonly ShopSetting[]): TypedSettings {
  return Object.fromEntries(settings.map(({ name, value }) => [name, value ?? '']))
}

/** What is to be sent: only what differs. An empty text takes back what is set; a secret left empty stays. */
export function changedSettings(settings: readonly ShopSetting[], typed: TypedSettings): Record<string, string> {
  const changed = settings.flatMap(({ name, secret, value }): [string, string][] => {
    const wanted = typed[name]
    if (wanted === null) return [[name, '']]
    const words = wanted?.trim() ?? ''
    const isSame = secret ? words === '' : words === (value ?? '')
    return isSame ? [] : [[name, words]]
  })
  return Object.fromEntries(changed)
}
