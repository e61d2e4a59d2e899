import { createHash } from 'node:crypto'
import {
  type AliasableExpression,
  type AliasedExpression,
  type Compilable,
  ExpressionWrapper,
  type OperationNode,
  RawNode,
  ValueNode,
} from 'kysely'

/**
 * A statement with separate values, or a piece of one. Pieces nest in each other (sql`select … ${sql`where a = ${a}`}`)
 * and in `query` expressions, where `Value` is their type.
 */
export class Sql<Value = unknown> implements AliasableExpression<Value> {
  readonly strings: readonly string[]
  readonly parts: readonly unknown[]

  constructor(strings: readonly string[], parts: readonly unknown[]) {
    this.strings = strings
    this.parts = parts
  }

  get expressionType(): Value | undefined {
    return undefined
  }

  as<Alias extends string>(alias: Alias): AliasedExpression<Value, Alias> {
    return new ExpressionWrapper<never, never, Value>(this.toOperationNode()).as(alias)
  }

  toOperationNode(): OperationNode {
    const nodes = this.parts.map((part) => (part instanceof Sql ? part.toOperationNode() : ValueNode.create(part)))
    return RawNode.create(this.strings, nodes)
  }
}

/** Writes SQL as SQL; every `${value}` becomes a parameter, never text. */
export function sql<Value = unknown>(strings: TemplateStringsArray, ...parts: unknown[]): Sql<Value> {
  return new Sql<Value>(strings, parts)
}

/** Joins the present conditions, for SQL with optional filters. */
export function allOf(conditions: readonly (Sql | '' | false | null | undefined)[]): Sql {
  return conditions.reduce<Sql>((all, it) => (it ? sql`${all} and ${it}` : all), sql`true`)
}

/** A compiled statement with its values; `prepare` makes it. */
export class Prepared<Row = unknown> {
  readonly compiled: Compiled
  declare readonly row: Row

  constructor(compiled: Compiled) {
    this.compiled = compiled
  }
}

/** A statement for a transaction: plain SQL, or a `query` or `prepare` result with typed rows. */
export type Statement<Row = unknown> = Sql | Prepared<Row> | (Compilable & { execute(): Promise<Row[]> })

export type Compiled = { name: string; text: string; values: unknown[] }

const names = new Map<string, string>()

/** The driver's statement. Its name depends on its text, so that PostgreSQL parses and plans it once per connection. */
export function compile(statement: Statement): Compiled {
  if (statement instanceof Prepared) return statement.compiled
  const { text, values } = statement instanceof Sql ? compileSql(statement) : compileQuery(statement)
  let name = names.get(text)
  if (!name) {
    name = createHash('sha256').update(text).digest('hex').slice(0, 32)
    names.set(text, name)
  }
  return { name, text, values }
}

function compileQuery(query: Compilable): { text: string; values: unknown[] } {
  const { sql: text, parameters } = query.compile()
  return { text, values: parameters.map(sendable) }
}

function compileSql(statement: Sql): { text: string; values: unknown[] } {
  const values: unknown[] = []
  return { text: write(statement, values), values }
}

function write(statement: Sql, values: unknown[]): string {
  return statement.strings.reduce((text, string, index) => {
    const part = statement.parts[index - 1]
    if (part instanceof Sql) return text + write(part, values) + string
    values.push(sendable(part))
    return `${text}$${values.length}${string}`
  })
}

/** Serialises objects here, so that one that is not JSON fails before sending anything. */
function sendable(part: unknown): unknown {
  const isPlain = typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype
  return isPlain ? JSON.stringify(part) : part
}
