/** Polling for decision lists: transfers arrive and colleagues decide while the page is open. */
export const often = { refetchInterval: 15_000 }
