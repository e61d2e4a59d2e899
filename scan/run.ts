import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evaluatePolicies } from './evaluate-policies.ts'
import { lintOpenapi } from './lint-openapi.ts'
import { listMissingPrograms } from './run-program.ts'
import { startScannedShop } from './scanned-shop.ts'
import { scanWithSlowhttptest } from './slowhttptest.ts'
import { scanWithSqlmap } from './sqlmap.ts'
import { scanWithWapiti } from './wapiti.ts'

/** `npm run scan`: each scan runs against a new shop of its own; a name runs only that one. */
const scans = {
  openapi: lintOpenapi,
  csp: evaluatePolicies,
  slowhttptest: scanWithSlowhttptest,
  wapiti: scanWithWapiti,
  sqlmap: scanWithSqlmap,
}
const words = process.argv.slice(2)
const wanted = words.filter((it) => !it.startsWith('/'))
/** Parts of addresses: sqlmap tries only calls that contain one, or all without any. */
const paths = words.filter((it) => it.startsWith('/'))
const chosen = Object.entries(scans).filter(([name]) => !wanted.length || wanted.includes(name))
const missing = listMissingPrograms().filter((name) => chosen.some(([scan]) => scan === name))
if (missing.length || !chosen.length) {
  console.error(
    missing.length
      ? `Missing: apt-get install ${missing.join(' ')}`
      : `Usage: npm run scan -- ${Object.keys(scans).join(' ')} /part/of/an/address`,
  )
  process.exit(1)
}
const folder = await mkdtemp(join(tmpdir(), 'runmart-scan-'))
console.log(`What the tools say goes to ${folder}`)
for (const [name, scan] of chosen) {
  const shop = await startScannedShop()
  try {
    console.log(`\n${name}`)
    console.dir(await scan(shop, folder, paths), { depth: null, maxArrayLength: null })
  } finally {
    await shop.stop()
  }
}
