/**
 * Whether the mail server answered and would not take this mail for this address: others may go through. What else fails
 * (no connection, a wrong password) is about no mail in particular.
 */
export function wasRefused(problem: unknown): boolean {
  const { code, responseCode } = problem as { code?: string; responseCode?: number }
  return responseCode !== undefined && (code === 'EENVELOPE' || code === 'EMESSAGE')
}
