import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { createDatabase } from './database.ts'
import { generateSchema } from './generate-schema.ts'

const database = await createDatabase()
after(() => database.drop())

test('the types of tables and functions are those of the migrated database', async () => {
  const committed = await readFile(new URL(import.meta.resolve('#platform/db/schema.ts')), 'utf8')
  assert.ok(
    committed === (await generateSchema(database.url)),
    'schema.ts is out of date: run `npm run schema -w server` and see what the compiler says',
  )
})
