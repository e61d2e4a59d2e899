import { decrypt, encrypt, type Purpose } from './crypto.ts'
import { type Sql, sql } from './db/sql.ts'
import type { Tx } from './db/tx.ts'

/** The keys of stored secrets, by version; null for a lost one. `current` encrypts; all decrypt. */
export type SecretsKeys = { current: number; byVersion: ReadonlyMap<number, string | null> }

/** Start of a sealed value; two bytes with the version of its key follow. */
const HEADER = Buffer.from('sealed:')
const START = HEADER.length + 2

/** Encrypts a stored value with the current key and adds the version of the key. */
export function seal(text: string, { current, byVersion }: SecretsKeys, purpose: Purpose): Buffer {
  const key = byVersion.get(current)
  if (!key) throw new Error('The current key is missing')
  const version = Buffer.alloc(2)
  version.writeUInt16BE(current)
  return Buffer.concat([HEADER, version, encrypt(text, key, purpose)])
}

/** Decrypts the result of `seal`. Null for an altered value, another purpose, or a missing key. */
export function unseal(box: Buffer, { byVersion }: SecretsKeys, purpose: Purpose): string | null {
  const version = keyVersionOf(box)
  const key = version === null ? null : byVersion.get(version)
  return key ? decrypt(box.subarray(START), key, purpose) : null
}

/** The version of the key that encrypts a value; null for a value that is not sealed. */
export function keyVersionOf(box: Buffer): number | null {
  return box.length > START && box.subarray(0, HEADER.length).equals(HEADER) ? box.readUInt16BE(HEADER.length) : null
}

type SealedRow = { id: string; box: Buffer }

/** Sealed values of a feature, for the check at startup and for re-encrypting. */
export type SealedColumn = {
  /** A name that people understand. */
  name: string
  purpose: Purpose
  /** One value for each key version. */
  listSamples(tx: Tx): Promise<Pick<SealedRow, 'box'>[]>
  /** The next values by id, after this one. */
  list(tx: Tx, after: string | null, limit: number): Promise<SealedRow[]>
  /** Replaces a value that is still `before`. */
  replace(tx: Tx, id: string, before: Buffer, after: Buffer): void
}

type Stored = Pick<SealedColumn, 'name' | 'purpose'> & { table: Sql; id: Sql; idType?: Sql; column: Sql }

/** A column of sealed values in a table; its ids are uuids by default. */
export function sealedColumn({ name, purpose, table, id, idType = sql`uuid`, column }: Stored): SealedColumn {
  return {
    name,
    purpose,
    listSamples: (tx) =>
      tx.all<Pick<SealedRow, 'box'>>(sql`
        select distinct on (substring(${column} from 1 for ${START}::int)) ${column} as box from ${table}
        where ${column} is not null`),
    list: (tx, after, limit) =>
      // Sorts before the ids become text: as text, 10 precedes 9.
      tx.all<SealedRow>(sql`
        select it.id::text as id, it.box from (
          select ${id} as id, ${column} as box from ${table}
          where ${column} is not null and (${after}::${idType} is null or ${id} > ${after}::${idType})
          order by ${id} limit ${limit}) as it
        order by it.id`),
    replace: (tx, of, before, after) =>
      tx.write(sql`update ${table} set ${column} = ${after} where ${id} = ${of}::${idType} and ${column} = ${before}`),
  }
}
