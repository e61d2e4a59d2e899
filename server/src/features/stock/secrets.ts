import { createHmac, randomBytes } from 'node:crypto'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type SealedColumn, type SecretsKeys, seal, sealedColumn, unseal } from '#platform/sealed.ts'

const VALUES = 'goods in stock'
const KEY = 'fingerprints of goods'

export const sealValue = (value: string, keys: SecretsKeys): Buffer => seal(value, keys, VALUES)

export function openValue(box: Buffer, keys: SecretsKeys): string {
  const value = unseal(box, keys, VALUES)
  if (value === null) throw new Error('Goods cannot be read: the key that they were encrypted with is missing')
  return value
}

/**
 * Makes fingerprints: the same value always has the same one, and without the key nobody can try values out. The key is made
 * once, with the first items, and is stored encrypted, so that it outlives keys that are replaced.
 */
export async function fingerprinter(tx: Tx, keys: SecretsKeys): Promise<(value: string) => Buffer> {
  const made = seal(randomBytes(32).toString('base64url'), keys, KEY)
  await tx.run(sql`insert into stock.fingerprint_key (value) values (${made}) on conflict do nothing`)
  const { value } = await tx.get<{ value: Buffer }>(sql`select value from stock.fingerprint_key`)
  const key = unseal(value, keys, KEY)
  if (key === null) throw new Error('Fingerprints cannot be made: the key that theirs was encrypted with is missing')
  return (text) => createHmac('sha256', key).update(text).digest().subarray(0, 16)
}

/** What the stocks store encrypted. */
export const sealedGoods: readonly SealedColumn[] = [
  sealedColumn({
    name: 'goods in stock',
    purpose: VALUES,
    table: sql`stock.items`,
    id: sql`id`,
    idType: sql`bigint`,
    column: sql`value`,
  }),
  sealedColumn({
    name: 'the key of fingerprints',
    purpose: KEY,
    table: sql`stock.fingerprint_key`,
    id: sql`id`,
    column: sql`value`,
  }),
]
