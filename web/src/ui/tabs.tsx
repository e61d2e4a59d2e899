import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useState } from 'react'
import { useScrollToTab } from './use-scroll-to-tab.ts'

type Tab = { value: string; label: string; content: ReactNode }
type Props = { tabs: readonly Tab[]; value?: string; defaultValue?: string; onValueChange?: (value: string) => void }

export function Tabs({ tabs, value, defaultValue, onValueChange }: Props) {
  const [chosen, setChosen] = useState(defaultValue ?? tabs[0]?.value)
  const shown = value ?? chosen
  // A label may grow by a number that comes later.
  const row = useScrollToTab<HTMLDivElement>(`${shown} ${tabs.find((tab) => tab.value === shown)?.label}`)
  const choose = (next: string) => {
    setChosen(next)
    onValueChange?.(next)
  }
  return (
    <Base.Root value={shown} onValueChange={(next) => choose(String(next))}>
      <Base.List ref={row} className="relative flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="h-10 shrink-0 border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-ink-faint transition-colors outline-offset-[-2px] hover:text-ink data-active:border-brand data-active:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {/* Only the current panel: with several, the left one would stay visible for a moment beside the new one. */}
      {tabs
        .filter((tab) => tab.value === shown)
        .map((tab) => (
          <Base.Panel key={tab.value} value={tab.value} className="pt-6">
            {tab.content}
          </Base.Panel>
        ))}
    </Base.Root>
  )
}
