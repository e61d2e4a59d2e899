import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles.ts'

type Props = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode }

export function ButtonLink({ variant, size, icon, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonStyles(variant, size, className)}>
      {icon}
      {children}
    </Link>
  )
}
