import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={classes(
        'rounded-sm font-semibold text-brand underline-offset-4 hover:underline pointer-coarse:py-2',
        className,
      )}
    />
  )
}
