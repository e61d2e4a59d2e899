import pg from 'pg'
import { toCamelCase, toSnakeCase } from '#platform/db/snake-case.ts'

const HEAD = `/** Generated from the migrated database by \`npm run schema -w server\`. Do not edit: write a migration and run it again. */
import type { ColumnType } from 'kysely'

/** The database fills it in if an insert omits it. */
type Default<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>
/** Only the database writes it. */
type Identity = ColumnType<number, never, never>
type Time = ColumnType<string, string | Date, string | Date>
type Day = ColumnType<Date, string | Date, string | Date>
type Decimal = ColumnType<string, string | number, string | number>
type Json = ColumnType<unknown>
type List<T> = ColumnType<T[], readonly T[], readonly T[]>
`

/** As our driver reads them (see column-types.ts). */
const columnTypes: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'Decimal',
  timestamptz: 'Time',
  date: 'Day',
  bytea: 'Buffer',
  json: 'Json',
  jsonb: 'Json',
  _int4: 'List<number>',
  _int8: 'List<number>',
  _text: 'List<string>',
  _uuid: 'List<string>',
}

const argumentTypes: Record<string, string> = {
  ...columnTypes,
  interval: 'string',
  json: 'string',
  jsonb: 'Record<string, unknown>',
  _jsonb: 'readonly string[]',
  _uuid: 'readonly string[]',
  _timestamptz: 'readonly (string | null)[]',
  _int4: 'readonly number[]',
  _int8: 'readonly number[]',
  _text: 'readonly string[]',
}

type Column = {
  table: string
  column: string
  type: string
  nullable: boolean
  hasDefault: boolean
  identity: boolean
  choices: string | null
}
type Argument = { function: string; argument: string; type: string; optional: boolean }

const OURS = `n.nspname not in ('graphile_worker', 'information_schema', 'public') and n.nspname !~ '^pg_'`

/** The source of schema.ts: a type for each of our tables and for the arguments of each function. */
export async function generateSchema(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: columns } = await client.query<Column>(COLUMNS)
    const { rows: args } = await client.query<Argument>(ARGUMENTS)
    const tables = block('Every table, its columns as TypeScript names them.', 'Tables', columns, 'table', writeColumn)
    const functions = block('The arguments of every function.', 'Functions', args, 'function', writeArgument)
    return `${HEAD}\n${tables}\n${functions}`
  } finally {
    await client.end()
  }
}

function block<Key extends string, Line extends Record<Key, string>>(
  comment: string,
  name: string,
  lines: Line[],
  key: Key,
  write: (line: Line) => string,
): string {
  const groups = Map.groupBy(lines, (line) => line[key])
  const body = [...groups].map(
    ([group, own]) => `  '${group}': {\n${own.map((it) => `    ${write(it)}\n`).join('')}  }\n`,
  )
  return `/** ${comment} */\nexport type ${name} = {\n${body.join('')}}\n`
}

function writeColumn(it: Column): string {
  const name = toCamelCase(it.column)
  if (toSnakeCase(name) !== it.column) throw new Error(`${it.table}.${it.column} cannot be written in camel case`)
  if (it.identity) return `${name}: Identity`
  const choices = it.choices && [...it.choices.matchAll(/'([^']*)'::text/g)].map(([, text]) => `'${text}'`).join(' | ')
  const type = `${choices || known(columnTypes, it.type)}${it.nullable ? ' | null' : ''}`
  const line = `${name}: ${it.hasDefault ? `Default<${type}>` : type}`
  // As the formatter breaks it.
  return line.length + INDENT <= LINE_WIDTH ? line : `${name}:\n      | ${type.split(' | ').join('\n      | ')}`
}

function writeArgument(it: Argument): string {
  const name = toCamelCase(it.argument.replace(/^p_/, ''))
  return `${name}${it.optional ? '?' : ''}: ${known(argumentTypes, it.type)} | null`
}

function known(types: Record<string, string>, type: string): string {
  const found = types[type]
  if (!found) throw new Error(`generate-schema.ts does not know the type ${type}`)
  return found
}

const INDENT = 4
const LINE_WIDTH = 120

/**
 * Resolves a domain to its base type. An enum, or a check with a list of texts on a column or domain, becomes a union.
 */
const COLUMNS = `
  select n.nspname || '.' || c.relname as table, a.attname as column,
    case t.typtype when 'd' then (select typname from pg_type where oid = t.typbasetype) when 'e' then 'text' else t.typname end as type,
    not a.attnotnull as nullable, a.atthasdef as "hasDefault", a.attidentity = 'a' as identity,
    case when t.typtype = 'e' then (select string_agg(quote_literal(enumlabel) || '::text', ', ' order by enumsortorder)
      from pg_enum where enumtypid = t.oid)
    else (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.contype = 'c' and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(("?\\w+"?) = ANY \\(ARRAY\\[[^\\]]*\\]\\)\\)\\)$'
        and (k.conrelid = c.oid and k.conkey = array[a.attnum] or k.contypid = t.oid and t.typtype = 'd')) end as choices
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_type t on t.oid = a.atttypid
  where ${OURS} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and not (n.nspname = 'platform' and c.relname in ('migrations', 'functions'))
  order by n.nspname, c.relname, a.attnum`

/** Without functions that take rows or arrays of rows: only other functions call them. */
const ARGUMENTS = `
  select n.nspname || '.' || p.proname as function, it.name as argument, t.typname as type,
    it.position > p.pronargs - p.pronargdefaults as optional
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  cross join unnest(p.proargtypes::oid[], p.proargnames[1 : p.pronargs]) with ordinality as it (type, name, position)
  join pg_type t on t.oid = it.type
  where ${OURS} and not exists (
    select from pg_type a left join pg_type c on c.oid = a.typelem
    where a.oid = any (p.proargtypes) and 'c' in (a.typtype, c.typtype))
  order by n.nspname, p.proname, it.position`
