export type DayAmount = { date: string; amount: number }
export type Day = { date: string; deposited: number; spent: number }

/** Joins deposits and spending by day, oldest first. Spending becomes positive, regardless of its sign. */
export function lastDays(deposits: readonly DayAmount[], spend: readonly DayAmount[]): Day[] {
  const days = new Map<string, Day>()
  const on = (date: string) => {
    const day = days.get(date) ?? { date, deposited: 0, spent: 0 }
    days.set(date, day)
    return day
  }
  for (const { date, amount } of deposits) on(date).deposited += amount
  for (const { date, amount } of spend) on(date).spent += Math.abs(amount)
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}
