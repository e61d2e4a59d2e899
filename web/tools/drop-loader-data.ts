import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Removes what the bundler keeps for pages that would draw themselves anew in the browser; ours never do. */
export function dropLoaderData(client: string): void {
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.data')) rmSync(join(client, file))
}
