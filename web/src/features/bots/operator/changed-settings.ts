import type { ShopSetting } from '@runmart/contract/bots-operator'

/** Settings as they are being typed; null deletes a secret. */
export type TypedSettings = Record<string, string | null>

/** Where typing begins: with what is set, and with nothing for a secret, which is never sent to the page. */
export function typedSettings(settings: readonly ShopSetting[]): TypedSettings {
  return Object.fromEntries(settings.map(({ name, value }) => [name, value ?? '']))
}

/** What is sent: only what differs. An empty text clears a setting; a secret left empty stays. */
export function changedSettings(settings: readonly ShopSetting[], typed: TypedSettings): Record<string, string> {
  const changed = settings.flatMap(({ name, secret, value }): [string, string][] => {
    const text = typed[name]
    if (text === null) return [[name, '']]
    const trimmed = text?.trim() ?? ''
    const isSame = secret ? trimmed === '' : trimmed === (value ?? '')
    return isSame ? [] : [[name, trimmed]]
  })
  return Object.fromEntries(changed)
}
