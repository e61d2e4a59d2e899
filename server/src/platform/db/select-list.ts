import { toSnakeCase } from './snake-case.ts'
import { Sql } from './sql.ts'

/** Columns in plain SQL under their `query` names: `o.customerId` is `o.customer_id as "customerId"`. */
export function selectList(columns: readonly string[]): Sql {
  const list = columns.map((column) => `${toSnakeCase(column)} as "${column.split('.').at(-1)}"`)
  return new Sql([list.join(', ')], [])
}
