import { writeFile } from 'node:fs/promises'
import { createDatabase } from './database.ts'
import { generateSchema } from './generate-schema.ts'

/** What `npm run schema -w server` runs, after a migration or a function was added. */
const database = await createDatabase()
await writeFile(new URL(import.meta.resolve('#platform/db/schema.ts')), await generateSchema(database.url))
await database.drop()
