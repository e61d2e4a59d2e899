import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

type Props = { text: string; side?: 'top' | 'bottom' | 'right' | 'left'; disabled?: boolean; children: ReactElement }

/** Says what an element is when it is pointed at or focused. */
export function Tooltip({ text, side = 'bottom', disabled = false, children }: Props) {
  return (
    <Base.Root disabled={disabled}>
      <Base.Trigger delay={350} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-50">
          <Base.Popup className="float-in max-w-64 rounded-md bg-ink px-2 py-1 text-xs font-medium text-canvas">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
