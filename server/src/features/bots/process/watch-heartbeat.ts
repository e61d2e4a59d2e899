/** Calls back once when no sign of life came for so long, or lines are waiting and none was answered for so long. */
export function watchHeartbeat(
  most: { startMs: number; silentMs: number; answerMs: number },
  late: (why: string) => void,
): { sign(): void; given(): void; answered(waiting: boolean): void; end(): void } {
  const every = Math.min(250, most.silentMs / 4)
  let silent = -most.startMs
  let waited: number | null = null
  let last = performance.now()
  const clock = setInterval(() => {
    const now = performance.now()
    // When this process was held up itself, messages of the other lie unread: such time does not count.
    const passed = Math.min(now - last, 2 * every)
    last = now
    silent += passed
    if (waited !== null) waited += passed
    if (silent > most.silentMs) late('gave no sign of life')
    else if (waited !== null && waited > most.answerMs) late('answered no line')
    else return
    clearInterval(clock)
  }, every)

  return {
    sign() {
      silent = 0
    },
    given() {
      waited ??= 0
    },
    answered(waiting) {
      waited = waiting ? 0 : null
    },
    end: () => clearInterval(clock),
  }
}
