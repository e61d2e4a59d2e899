/** Addresses of this very machine, which the shop does not open for bots: each such line fails, and nobody is disturbed. */
export function refusedLinks(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `http://127.0.0.1:9/${at}`)
}
