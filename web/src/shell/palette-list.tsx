import { useTranslations } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'
import type { Entry } from './palette-entries.ts'

type Props = { id: string; entries: readonly Entry[]; active: Entry | undefined; onPick: (entry: Entry) => void }

/** What the palette offers, in groups; the active one stays in sight. */
export function PaletteList({ id, entries, active, onPick }: Props) {
  const t = useTranslations()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('shell.jumpLabel')}
      className="max-h-[50vh] overflow-y-auto p-1.5 empty:hidden"
    >
      {entries.map((entry, index) => {
        const Icon = entry.icon
        const isActive = entry === active
        return (
          <div key={entry.id}>
            {entries[index - 1]?.group !== entry.group && (
              <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-faint">
                {entry.group}
              </p>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, which keeps the focus */}
            <div
              ref={isActive ? bringIntoSight : null}
              id={`${id}-${entry.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={isActive}
              onClick={() => onPick(entry)}
              className={classes(
                'flex min-h-10 cursor-default items-center gap-3 rounded-md px-3 py-1.5 font-medium hover:bg-sunken dark:hover:bg-line/60',
                isActive && 'bg-sunken dark:bg-line',
              )}
            >
              <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
              {entry.label}
            </div>
          </div>
        )
      })}
    </div>
  )
}

function bringIntoSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
