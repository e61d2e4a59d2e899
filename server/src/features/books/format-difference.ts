import type { Difference } from '#features/ledger/index.ts'

/** A difference in English, for the log and the command line: `house:sales: balance 5 instead of 7`. */
export function formatDifference({ about, fault, figures }: Difference): string {
  const said = figures.map(
    ({ name, has, should }) => `${words(name)} ${has}${should === null ? '' : ` instead of ${should}`}`,
  )
  const what = [...(fault ? [words(fault)] : []), ...said].join(', ')
  return about.length > 0 ? `${about.map((it) => it.id).join(' ')}: ${what}` : what
}

/** `balanceAfter` is "balance after". */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
