import type { SecretsKeys } from '../sealed.ts'

const LOST = 'lost'
const HIGHEST = 65_535

/** Splits `2:…,1:…` into versions and keys, in order. */
export function listSecretsKeys(text: string): [version: number, key: string][] {
  return text
    .split(',')
    .filter((it) => it.trim() !== '')
    .map((it) => {
      const [version = '', ...key] = it.trim().split(':')
      return [/^\d{1,5}$/.test(version) ? Number(version) : Number.NaN, key.join(':')]
    })
}

/** The first one encrypts, so it must be a key; each version occurs once. */
export function areSecretsKeys(text: string): boolean {
  const given = listSecretsKeys(text)
  if (given.length === 0) return true
  const [[, key] = []] = given
  const isEach = given.every(([version, it]) => version > 0 && version <= HIGHEST && it !== '')
  return isEach && key !== LOST && new Set(given.map(([version]) => version)).size === given.length
}

/** Whether a key is too weak for production. At least one key is required. */
export function weakSecretsKeys(text: string, isStrong: (key: string) => boolean): boolean {
  const given = listSecretsKeys(text)
  return given.length === 0 || given.some(([, key]) => key !== LOST && !isStrong(key))
}

/** The given keys; null for a lost one. */
export function secretsKeys(text: string): SecretsKeys {
  const given = listSecretsKeys(text)
  const byVersion = new Map(given.map(([version, key]) => [version, key === LOST ? null : key]))
  return { current: given[0]?.[0] ?? 0, byVersion }
}
