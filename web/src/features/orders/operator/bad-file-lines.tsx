import { useOperatorTranslations } from '#platform/operator-translations.ts'

type Props = {
  bad: readonly { line: number; reason: string }[]
  /** The number of all bad lines, if the list contains only some. */
  count: number
}

/** Longer lists help no reader. */
const MOST = 100

/** The unusable lines of a file, each with its reason. */
export function BadFileLines({ bad, count }: Props) {
  const t = useOperatorTranslations()
  const shown = bad.slice(0, MOST)
  return (
    <ul
      aria-label={t('operatorDesk.fileBad', { count })}
      className="max-h-40 divide-y divide-line overflow-y-auto rounded-lg border border-line text-[13px]"
    >
      {shown.map(({ line, reason }) => (
        <li key={line} className="flex flex-wrap gap-x-3 px-3 py-1.5">
          <span className="font-semibold text-ink tabular-nums">{t('operatorDesk.line', { line })}</span>
          <span className="text-ink-soft">{reason}</span>
        </li>
      ))}
      {count > shown.length && (
        <li className="px-3 py-1.5 text-ink-faint">{t('operatorDesk.andMore', { count: count - shown.length })}</li>
      )}
    </ul>
  )
}
