/** In how many milliseconds to look again what became of these: soon, as long as one of them is on its way. */
export function lookAgain(sendings: readonly { state: string }[] = []): number | false {
  return sendings.some((it) => it.state === 'on-its-way') ? 2_000 : false
}
