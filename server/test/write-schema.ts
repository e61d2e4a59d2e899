import { writeFile } from 'node:fs/promises'
import { createDatabase } from './database.ts'
import { generateSchema } from './generate-schema.ts'

/** The program behind `npm run schema -w server`: run it after adding a migration or a function. */
const database = await createDatabase()
await writeFile(new URL(import.meta.resolve('#platform/db/schema.ts')), await generateSchema(database.url))
await database.drop()
