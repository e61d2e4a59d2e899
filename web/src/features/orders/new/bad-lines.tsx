import { useTranslations } from '#platform/language.tsx'

const MOST_SHOWN = 8

type Props = {
  /** How many there are; of very many only the first are told. */
  count: number
  lines: readonly { line: number; reason: string }[]
}

/** Which lines of a file are bad and why. */
export function BadLines({ count, lines }: Props) {
  const t = useTranslations()
  return (
    <div role="alert" className="border-t border-line px-4 py-3 text-[13px]">
      <p className="font-semibold text-failed">{t('orderForm.badLines', { count })}</p>
      <ul className="mt-1 text-ink-soft">
        {lines.slice(0, MOST_SHOWN).map(({ line, reason }) => (
          <li key={line}>{t('orderForm.badLine', { line, reason })}</li>
        ))}
        {count > MOST_SHOWN && <li>{t('orderLines.badMore', { count: count - MOST_SHOWN })}</li>}
      </ul>
      <p className="mt-1 text-ink-soft">{t('orderForm.badInFile')}</p>
    </div>
  )
}
