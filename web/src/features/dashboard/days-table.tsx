import { useLanguage } from '../../platform/language.tsx'
import { moneyText } from '../../ui/money-text.ts'
import type { Day } from './last-days.ts'

/** The numbers behind the chart, for those who do not see it. A table alone would not shrink and make the page scroll. */
export function DaysTable({ days }: { days: readonly Day[] }) {
  const { language, say } = useLanguage()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <div className="sr-only">
      <table>
        <caption>{say('dashboard.chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('dashboard.day')}</th>
            <th scope="col">{say('dashboard.deposits')}</th>
            <th scope="col">{say('dashboard.spending')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{format.format(new Date(day.date))}</th>
              <td>{moneyText(language, day.deposited)}</td>
              <td>{moneyText(language, day.spent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
