import { useLanguage } from '#platform/language.tsx'
import { classes } from './classes.ts'
import { moneyText } from './money-text.ts'

type Props = {
  amount: number
  /** Shows `+` and `−`; income is jade. */
  signed?: boolean
  className?: string
}

/** An amount of dong in the reader's format, with aligned figures. */
export function Money({ amount, signed = false, className }: Props) {
  const { language } = useLanguage()
  return (
    <span className={classes('whitespace-nowrap tabular-nums', signed && amount > 0 && 'text-brand', className)}>
      {moneyText(language, amount, signed)}
    </span>
  )
}
