import { useLanguage } from '#platform/language.tsx'
import { classes } from './classes.ts'
import { moneyText } from './money-text.ts'

type Props = {
  amount: number
  /** Shows `+` and `−`, and money that comes in in jade. */
  signed?: boolean
  className?: string
}

/** An amount of dong, in the reader's way of writing it, figures aligned. */
export function Money({ amount, signed = false, className }: Props) {
  const { language } = useLanguage()
  return (
    <span className={classes('whitespace-nowrap tabular-nums', signed && amount > 0 && 'text-brand', className)}>
      {moneyText(language, amount, signed)}
    </span>
  )
}
