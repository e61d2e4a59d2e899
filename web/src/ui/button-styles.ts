import { classes } from './classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-lg text-center font-semibold select-none sm:whitespace-nowrap transition-colors disabled:opacity-50 aria-disabled:cursor-default [&_svg]:size-4 [&_svg]:shrink-0'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-field bg-surface text-ink hover:bg-sunken dark:bg-raised dark:hover:bg-line',
  quiet: 'text-ink-soft hover:bg-sunken hover:text-ink dark:hover:bg-raised',
  danger: 'border border-field bg-surface text-failed hover:border-failed hover:bg-failed-soft dark:bg-raised',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 text-[13px] pointer-coarse:min-h-11',
  md: 'min-h-10 px-4 text-sm pointer-coarse:min-h-11',
  lg: 'min-h-11 px-5 text-[15px]',
}

export function buttonStyles(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md', extra?: string): string {
  return classes(base, variants[variant], sizes[size], extra)
}
