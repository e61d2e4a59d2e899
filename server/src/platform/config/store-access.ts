import type { Variables } from './variables.ts'

/** A bucket of an S3-compatible service, and its keys. */
export type StoreAccess = { url: string; bucket: string; region: string; accessKey: string; secretKey: string }

const together = ['S3_URL', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

/** The configured store; null if files stay in the database. */
export function storeAccess(it: Variables): StoreAccess | null {
  if (!it.S3_URL) return null
  return {
    url: it.S3_URL.replace(/(?<!\/)\/+$/, ''),
    bucket: it.S3_BUCKET,
    region: it.S3_REGION,
    accessKey: it.S3_ACCESS_KEY,
    secretKey: it.S3_SECRET_KEY,
  }
}

/** Otherwise half a configuration would fail only with the first file. */
export function storeProblems(it: Variables): string[] {
  const given = together.filter((name) => it[name])
  if (given.length === 0) return []
  return together
    .filter((name) => !it[name])
    .map((name) => `${name} must be set as well, because ${given.join(' and ')} ${given.length > 1 ? 'are' : 'is'}`)
}
