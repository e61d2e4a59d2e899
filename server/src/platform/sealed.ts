import { decrypt, encrypt, type Purpose } from './crypto.ts'
import { type Sql, sql } from './db/sql.ts'
import type { Tx } from './db/tx.ts'

/** The keys of stored secrets, by version. `current` encrypts; the others decrypt, null for one that is lost. */
export type SecretsKeys = { current: number; byVersion: ReadonlyMap<number, string | null> }

/** A sealed value begins with it; the version of its key follows in two bytes. */
const HEADER = Buffer.from('sealed:')
const START = HEADER.length + 2

/** Encrypts what is stored and must be read back, with the current key, and names the key. */
export function seal(text: string, { current, byVersion }: SecretsKeys, purpose: Purpose): Buffer {
  const key = byVersion.get(current)
  if (!key) throw new Error('The current key is missing')
  const version = Buffer.alloc(2)
  version.writeUInt16BE(current)
  return Buffer.concat([HEADER, version, encrypt(text, key, purpose)])
}

/** Reads what `seal` wrote; null when it was altered, is for another purpose, or its key is not given. */
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

/** Where a feature keeps sealed values: for the check at startup and for re-encrypting. */
export type SealedColumn = {
  /** What they are, for people. */
  name: string
  purpose: Purpose
  /** One value of each version of a key. */
  listSamples(tx: Tx): Promise<Pick<SealedRow, 'box'>[]>
  /** Some values in the order of their ids, after this one. */
  list(tx: Tx, after: string | null, limit: number): Promise<SealedRow[]>
  /** Replaces a value unless it has been changed. */
  replace(tx: Tx, id: string, before: Buffer, after: Buffer): void
}

type Stored = Pick<SealedColumn, 'name' | 'purpose'> & { table: Sql; id: Sql; idType?: Sql; column: Sql }

/** A column of sealed values in a table; its ids are of type uuid unless said otherwise. */
export function sealedColumn({ name, purpose, table, id, idType = sql`uuid`, column }: Stored): SealedColumn {
  return {
    name,
    purpose,
    listSamples: (tx) =>
      tx.all<Pick<SealedRow, 'box'>>(sql`
        select distinct on (substring(${column} from 1 for ${START}::int)) ${column} as box from ${table}
        where ${column} is not null`),
    list: (tx, after, limit) =>
      // Ordered before its ids become text: as text, 10 is before 9.
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
