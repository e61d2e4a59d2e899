import type { ShopSetting } from '@runmart/contract/bots-operator'

/** Settings in the form; null deletes a secret. */
export type TypedSettings = Record<string, string | null>

/** The initial form values. Secrets start empty: the server never sends them. */
export function typedSettings(settings: readonly ShopSetting[]): TypedSettings {
  return Object.fromEntries(settings.map(({ name, value }) => [name, value ?? '']))
}

/** The changed settings for the request. An empty text clears a setting but keeps a secret. */
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
