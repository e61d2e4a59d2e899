/** The polling interval in milliseconds while one of these is on its way, else false. */
export function lookAgain(sendings: readonly { state: string }[] = []): number | false {
  return sendings.some((it) => it.state === 'on-its-way') ? 2_000 : false
}
