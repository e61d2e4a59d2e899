import { createHmac, randomBytes } from 'node:crypto'
import { decryptBytes, encrypt } from '#platform/crypto.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type SealedColumn, type SecretsKeys, seal, sealedColumn, unseal } from '#platform/sealed.ts'

const VALUES = 'goods in stock'
const FILES = 'files in stock'
const KEY = 'fingerprints of goods'

export const sealValue = (value: string, keys: SecretsKeys): Buffer => seal(value, keys, VALUES)

export function openValue(box: Buffer, keys: SecretsKeys): string {
  const value = unseal(box, keys, VALUES)
  if (value === null) throw new Error('Goods cannot be read: the key that they were encrypted with is missing')
  return value
}

/** A stored file: its encrypted bytes and their encrypted key. */
export type SealedFile = { key: Buffer; content: Buffer }

/** Encrypts a file with a key of its own. */
export function sealFile(content: Buffer, keys: SecretsKeys): SealedFile {
  const own = randomBytes(32).toString('base64url')
  return { key: seal(own, keys, FILES), content: encrypt(content, own, FILES) }
}

/** The bytes of a file that `sealFile` encrypted. */
export function openFile({ key, content }: SealedFile, keys: SecretsKeys): Buffer {
  const own = unseal(key, keys, FILES)
  const bytes = own === null ? null : decryptBytes(content, own, FILES)
  if (bytes === null) throw new Error('A file cannot be read: the key that it was encrypted with is missing')
  return bytes
}

/**
 * Makes fingerprints: equal values have equal ones, and only the key's holder can try values out. The first items
 * create the key. It is stored encrypted, so it survives a change of secrets.
 */
export async function fingerprinter(tx: Tx, keys: SecretsKeys): Promise<(value: string | Buffer) => Buffer> {
  const made = seal(randomBytes(32).toString('base64url'), keys, KEY)
  await tx.run(sql`insert into stock.fingerprint_key (value) values (${made}) on conflict do nothing`)
  const { value } = await tx.get<{ value: Buffer }>(sql`select value from stock.fingerprint_key`)
  const key = unseal(value, keys, KEY)
  if (key === null) throw new Error('Fingerprints cannot be made: the key that theirs was encrypted with is missing')
  return (given) => createHmac('sha256', key).update(given).digest().subarray(0, 16)
}

/** The columns that the stocks encrypt. */
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
    name: 'keys of files in stock',
    purpose: FILES,
    table: sql`stock.files`,
    id: sql`item_id`,
    idType: sql`bigint`,
    column: sql`key`,
  }),
  sealedColumn({
    name: 'the key of fingerprints',
    purpose: KEY,
    table: sql`stock.fingerprint_key`,
    id: sql`id`,
    column: sql`value`,
  }),
]
