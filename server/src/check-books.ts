import { checkBooks } from '#features/books/index.ts'
import { readConfig } from '#platform/config/config.ts'
import { runCommand } from './start/run-command.ts'

/** `npm run books`: checks the books and prints the differences; exits with 1 if there are any. */
await runCommand(readConfig(), async (db) => {
  const { ok, checks, customers, house } = await db.snapshot(checkBooks)
  for (const { name, found, examples } of checks) {
    console.log(`${found ? '✖' : '✔'} ${name}${found ? `: ${found}` : ''}`)
    for (const example of examples) console.log(`    ${example}`)
  }
  console.log(`\n${customers.accounts} customers hold ${customers.balance.toLocaleString('en')} ₫`)
  for (const { account, balance } of house) console.log(`${account} ${balance.toLocaleString('en')} ₫`)
  console.log(ok ? '\nThe books agree.' : '\nTHE BOOKS DIFFER.')
  process.exitCode = ok ? 0 : 1
})
