import pg from 'pg'

const INT8 = 20
const TIMESTAMPTZ = 1184

/** Reads bigint as a number, refusing one that a number cannot hold exactly, and times as ISO 8601 in UTC. */
export function readColumnsExactly(): void {
  pg.types.setTypeParser(INT8, (text) => {
    const value = Number(text)
    if (!Number.isSafeInteger(value)) throw new Error(`The database holds a whole number too large to read: ${text}`)
    return value
  })
  pg.types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text).toISOString())
}
