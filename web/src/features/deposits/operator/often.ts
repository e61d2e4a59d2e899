/** For what waits for a decision: money arrives, and colleagues decide, while the page is open. */
export const often = { refetchInterval: 15_000 }
