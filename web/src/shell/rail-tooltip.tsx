import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'

type Tooltip = { text: string; middle: number }

/**
 * The label of the icon that is pointed at or focused, beside a collapsed menu. It is drawn once and not in each line, because
 * the list of lines scrolls and would cut it off. Spread `handlers` over what holds elements with `data-tooltip`.
 */
export function useRailTooltip() {
  const [tooltip, setTooltip] = useState<Tooltip | null>(null)
  const show = ({ target }: SyntheticEvent) => {
    const named = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
    const { top, height } = named?.getBoundingClientRect() ?? { top: 0, height: 0 }
    setTooltip(named ? { text: named.dataset.tooltip ?? '', middle: top + height / 2 } : null)
  }
  const hide = () => setTooltip(null)
  const handlers = {
    onPointerOver: show,
    onFocus: show,
    onPointerLeave: hide,
    onBlur: hide,
    onClick: hide,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && hide(),
  }
  const element = tooltip && (
    // Nothing refers to it: what it says is the name of the element already.
    <span
      role="tooltip"
      style={{ top: tooltip.middle }}
      className="pointer-events-none absolute left-full z-30 ml-2 -translate-y-1/2 rounded-md border border-line bg-raised px-2.5 py-1 text-[13px] font-semibold whitespace-nowrap text-ink shadow-float"
    >
      {tooltip.text}
    </span>
  )
  return { handlers, element }
}
