/** An amount as the English pages write it. */
export const money = (dong: number) => `${dong.toLocaleString('en')}\u00a0₫`
