import { useLanguage } from '#platform/language.tsx'

export type DaysColumn = { header: string; cells: readonly string[] }

type Props = { caption: string; day: string; dates: readonly string[]; columns: readonly DaysColumn[] }

/** The numbers behind a chart, for those who do not see it. A table alone would not shrink and make the page scroll. */
export function DaysTable({ caption, day, dates, columns }: Props) {
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{day}</th>
            {columns.map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.map((date, at) => (
            <tr key={date}>
              <th scope="row">{format.format(new Date(date))}</th>
              {columns.map(({ header, cells }) => (
                <td key={header}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
