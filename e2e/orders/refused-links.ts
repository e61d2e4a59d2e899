/** Addresses of this machine, which the shop refuses to bots: each line fails without a request. */
export function refusedLinks(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `http://127.0.0.1:9/${at}`)
}
