import { setting } from '#platform/setting.ts'

// As long as the link of the activation mail works.
const KEPT_MS = 24 * 3600 * 1000
const kept = setting('wishedPage')

/** Keeps where somebody was going when he registered: the mailed link opens a tab that knows nothing of it. */
export function keepWishedPage(next: string | null): void {
  if (next) kept.set(`${Date.now() + KEPT_MS} ${next}`)
  else kept.clear()
}

/** Where whoever registered in this browser in the last day was going. */
export function wishedPage(): string | undefined {
  const [until, next] = kept.get()?.split(' ') ?? []
  return Number(until) > Date.now() ? next : undefined
}
