import type { Functions } from './schema.ts'
import { toSnakeCase } from './snake-case.ts'
import { Sql } from './sql.ts'

/**
 * Calls a database function with named arguments: `ledger.close(p_path => $1, p_code => $2)`. Names and types come from
 * the database, so that a changed signature fails the type check.
 */
export function callFunction<Name extends keyof Functions>(name: Name, args: Functions[Name]): Sql {
  const names = Object.keys(args).map((argument) => `p_${toSnakeCase(argument)} => `)
  const [first = '', ...others] = names
  return new Sql([`${name}(${first}`, ...others.map((it) => `, ${it}`), ')'], Object.values(args))
}
