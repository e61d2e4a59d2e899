import type { TranslateSite } from '@runmart/i18n/site'
import { lineLooks } from '#features/bots/runs/line-looks.ts'

const rows = [
  { link: 'https://example.com/', status: 'ok', answer: '200 · 84 ms · Example Domain' },
  { link: 'https://example.com/pricing', status: 'ok', answer: '301 → 200 · 131 ms · https://example.com/plans' },
  { link: 'https://example.org/old-offer', status: 'failed', answer: '404 · 63 ms' },
  { link: 'https://example.net/join?ref=RUN28', status: 'ok', answer: '200 · 97 ms · Join' },
] as const

/** The first lines of the example run with their answers, in the words the link checker uses. */
export function ExampleResults({ t }: { t: TranslateSite }) {
  return (
    <div className="font-mono text-xs/5">
      <p className="flex gap-3 border-b border-line px-4 py-2.5 sm:px-5">
        <time className="text-ink-faint">09:41:07</time>
        <span className="text-ink">
          <span className="font-bold text-brand">Runmart</span> {t('runNotes.begun')}
        </span>
      </p>
      <ol className="divide-y divide-line">
        {rows.map(({ link, status, answer }, at) => {
          const { icon: Icon, look } = lineLooks[status]
          return (
            <li
              key={link}
              className="grid grid-cols-[1rem_1fr] items-start gap-x-3 px-4 py-2 sm:grid-cols-[1rem_1fr_1.2fr] sm:px-5"
            >
              <span className="text-ink-faint">{at + 1}</span>
              <span className="truncate text-ink">{link}</span>
              <span className="flex min-w-0 gap-2 text-ink-soft max-sm:col-start-2">
                <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${look}`} />
                <span className="sr-only">{t(`lineStates.${status}`)}</span>
                <span className="truncate">{answer}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
