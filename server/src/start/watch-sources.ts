import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folders = ['../../src', '../../migrations', '../../functions', '../../../contract/src', '../../../i18n/src']
/** An editor writes a file in several steps, and a checkout touches many. */
const settleMs = 200

/** Calls back once after each burst of changes to the server's sources. */
export function watchSources(changed: () => void): void {
  let settling: NodeJS.Timeout | undefined
  for (const folder of folders) {
    watch(fileURLToPath(new URL(folder, import.meta.url)), { recursive: true }, (_, file) => {
      if (!file || !/\.(ts|sql|json)$/.test(file) || file.endsWith('.test.ts')) return
      clearTimeout(settling)
      settling = setTimeout(changed, settleMs)
    })
  }
}
