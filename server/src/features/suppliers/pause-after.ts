/** How many seconds are waited after each try that surely reached nobody: ten, thirty … half an hour. */
export const pauseAfter = (tries: number): number => Math.min(10 * 3 ** (tries - 1), 1_800)
