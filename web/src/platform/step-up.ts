/** Asks the person to prove who they are; resolves to whether they did. */
type Ask = () => Promise<boolean>

let ask: Ask | null = null
let asking: Promise<boolean> | null = null

/** Connects the one dialog that asks. */
export function onStepUp(next: Ask): () => void {
  ask = next
  return () => {
    if (ask === next) ask = null
  }
}

/** Asks once, however many requests wait for it. Where no dialog is open for it, the answer is no. */
export function requestStepUp(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null
  })
  return asking
}
