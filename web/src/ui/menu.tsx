import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'
import { popoverStyles } from './popover-styles.ts'

const itemStyles =
  'flex min-h-9 w-full cursor-default items-center gap-2.5 rounded-md px-2.5 py-1.5 outline-none select-none data-highlighted:bg-sunken dark:data-highlighted:bg-line pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint'

type Props = {
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'right'
  className?: string
}

/** Actions and choices, opened by a button; holds MenuItem, MenuLink, MenuChoices, MenuSeparator. */
export function Menu({ trigger, children, align = 'end', side = 'bottom', className }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} side={side} sideOffset={6} className="z-50">
          <Base.Popup className={classes(popoverStyles, 'min-w-48', className)}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type ItemProps = { icon?: ReactNode; onClick: () => void; children: ReactNode; disabled?: boolean }

export function MenuItem({ icon, onClick, children, disabled = false }: ItemProps) {
  return (
    <Base.Item className={itemStyles} onClick={onClick} disabled={disabled}>
      {icon}
      {children}
    </Base.Item>
  )
}

export function MenuLink({ icon, to, children }: { icon?: ReactNode; to: string; children: ReactNode }) {
  return (
    <Base.LinkItem closeOnClick className={itemStyles} render={<Link to={to} />}>
      {icon}
      {children}
    </Base.LinkItem>
  )
}

type Option<V extends string> = { value: V; label: string; lang?: string }
type ChoicesProps<V extends string> = {
  label: string
  value: V
  options: readonly Option<V>[]
  onChange: (value: V) => void
}

export function MenuChoices<V extends string>({ label, value, options, onChange }: ChoicesProps<V>) {
  return (
    <Base.RadioGroup aria-label={label} value={value} onValueChange={(next) => onChange(next as V)}>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} closeOnClick lang={option.lang} className={itemStyles}>
          <span className="flex-1">{option.label}</span>
          <Base.RadioItemIndicator>
            <Check aria-hidden className="!text-brand" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="mx-1 my-1 h-px bg-line" />
}
