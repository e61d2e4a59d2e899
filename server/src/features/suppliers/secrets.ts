import { sql } from '#platform/db/sql.ts'
import { type SecretsKeys, seal, sealedColumn, unseal } from '#platform/sealed.ts'

const PURPOSE = 'keys of suppliers'

export const sealSupplierKey = (key: string, keys: SecretsKeys): Buffer => seal(key, keys, PURPOSE)

export function openSupplierKey(box: Buffer, keys: SecretsKeys): string {
  const key = unseal(box, keys, PURPOSE)
  if (key === null) throw new Error('The key of a supplier cannot be read: the key it was encrypted with is missing')
  return key
}

export const sealedSupplierKeys = sealedColumn({
  name: PURPOSE,
  purpose: PURPOSE,
  table: sql`suppliers.suppliers`,
  id: sql`id`,
  column: sql`key`,
})
