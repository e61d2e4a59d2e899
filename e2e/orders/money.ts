/** An amount in the format of the English pages. */
export const money = (dong: number) => `${dong.toLocaleString('en')}\u00a0₫`
