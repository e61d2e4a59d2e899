import { createHash } from 'node:crypto'

/** A statement with its values apart. Pieces nest: sql`select … ${sql`where a = ${a}`}`. */
export class Sql {
  readonly strings: readonly string[]
  readonly parts: readonly unknown[]

  constructor(strings: readonly string[], parts: readonly unknown[]) {
    this.strings = strings
    this.parts = parts
  }
}

/** Writes SQL as SQL; every `${value}` becomes a parameter, never text. */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  return new Sql(strings, parts)
}

const names = new Map<string, string>()

/** What the driver sends. Named by its text, so that PostgreSQL parses and plans each statement once a connection. */
export function compile(statement: Sql): { name: string; text: string; values: unknown[] } {
  const values: unknown[] = []
  const text = write(statement, values)
  let name = names.get(text)
  if (!name) {
    name = createHash('sha256').update(text).digest('hex').slice(0, 32)
    names.set(text, name)
  }
  return { name, text, values }
}

function write(statement: Sql, values: unknown[]): string {
  return statement.strings.reduce((text, string, index) => {
    const part = statement.parts[index - 1]
    if (part instanceof Sql) return text + write(part, values) + string
    values.push(sendable(part))
    return `${text}$${values.length}${string}`
  })
}

/** Objects are written as JSON here, so that one that cannot be fails before anything was sent, and not after. */
function sendable(part: unknown): unknown {
  const isPlain = typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype
  return isPlain ? JSON.stringify(part) : part
}
