import { LayoutGrid, List } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { useLayoutPreference, type View } from '#platform/layout-preference.ts'

const views = [
  { view: 'GRID', label: 'ui.grid', icon: LayoutGrid },
  { view: 'LIST', label: 'ui.list', icon: List },
] as const satisfies readonly { view: View; [more: string]: unknown }[]

/** Shows lists as a grid or as rows; the browser stores the choice. */
export function ViewSwitch() {
  const t = useTranslations()
  const { view: current, setView } = useLayoutPreference()
  return (
    <fieldset className="flex h-10 shrink-0 gap-0.5 rounded-lg border border-field bg-surface p-0.5 pointer-coarse:h-auto dark:bg-sunken">
      <legend className="sr-only">{t('ui.view')}</legend>
      {views.map(({ view, label, icon: Icon }) => (
        <label
          key={view}
          title={t(label)}
          className="grid w-9 cursor-pointer place-items-center rounded-md text-ink-faint transition-colors hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-brand dark:has-checked:bg-raised pointer-coarse:size-11"
        >
          <input
            type="radio"
            name="view"
            aria-label={t(label)}
            checked={current === view}
            onChange={() => setView(view)}
            className="sr-only"
          />
          <Icon aria-hidden className="size-4" />
        </label>
      ))}
    </fieldset>
  )
}
