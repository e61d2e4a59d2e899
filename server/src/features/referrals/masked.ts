/** A name that its owner recognises and others do not: `lan…n`. */
export function masked(username: string): string {
  const shown = username.length > 5 ? 2 : 1
  return `${username.slice(0, shown)}…${username.slice(-1)}`
}
