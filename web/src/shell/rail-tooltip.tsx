import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'

type Tooltip = { text: string; middle: number }

/**
 * The label of the hovered or focused icon, beside a collapsed menu. One tooltip for all lines, because the scrolling
 * list would cut it off. Spread `handlers` over the container of elements with `data-tooltip`.
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
    // Without aria-describedby: the element already has this text as its name.
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
