/** The system's Chromium, found or installed as for the tests. */
export async function findChromium(): Promise<string> {
  const { findChromium } = await import('../stages/find-chromium.mjs' as string)
  return findChromium()
}
