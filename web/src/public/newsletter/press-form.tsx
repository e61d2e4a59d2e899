import { buttonStyles } from '#ui/button-styles.ts'

/** One button that is sent to the page's own address, for that carries the token of the mail's link. */
export function PressForm({ label }: { label: string }) {
  return (
    <form method="post" className="mt-8">
      <button type="submit" className={buttonStyles('primary', 'lg')}>
        {label}
      </button>
    </form>
  )
}
