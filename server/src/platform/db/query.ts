import {
  type AliasNode,
  ColumnNode,
  type Compilable,
  type DatabaseConnection,
  DummyDriver,
  IdentifierNode,
  type InferResult,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  ReferenceNode,
  SelectAllNode,
  type Selectable,
  type SelectionNode,
} from 'kysely'
import type { Tables } from './schema.ts'
import { toSnakeCase } from './snake-case.ts'

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

/** A row that a query reads: `QueryRow<typeof orders>`. */
export type QueryRow<Query extends Compilable> = InferResult<Query>[number]

/** Writes columns by their database names and reads them by their TypeScript names: `customer_id as "customerId"`. */
class CamelCaseCompiler extends PostgresQueryCompiler {
  /** Compiled identifiers, one entry each. */
  readonly #written = new Map<string, string>()

  protected override visitIdentifier({ name }: IdentifierNode): void {
    let written = this.#written.get(name)
    if (!written) {
      written = `"${this.sanitizeIdentifier(toSnakeCase(name))}"`
      this.#written.set(name, written)
    }
    this.append(written)
  }

  protected override visitSelection(node: SelectionNode): void {
    super.visitSelection(node)
    const column = ReferenceNode.is(node.selection) ? node.selection.column : node.selection
    if (SelectAllNode.is(column)) throw new Error('A query names the columns it reads')
    if (ColumnNode.is(column) && toSnakeCase(column.column.name) !== column.column.name)
      this.append(` as "${column.column.name}"`)
  }

  protected override visitAlias({ node, alias }: AliasNode): void {
    this.visitNode(node)
    this.append(' as ')
    if (IdentifierNode.is(alias)) this.append(`"${this.sanitizeIdentifier(alias.name)}"`)
    else this.visitNode(alias)
  }
}

/** Statements run in a transaction, by `Tx`, or not at all. */
class NoDriver extends DummyDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    throw new Error('A query runs through Tx')
  }
}

/** Builds statements with typed tables, columns and rows; `tx.all(query.selectFrom(…)…)` runs them. */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new NoDriver(),
    createIntrospector: (it) => new PostgresIntrospector(it),
    createQueryCompiler: () => new CamelCaseCompiler(),
  },
})
