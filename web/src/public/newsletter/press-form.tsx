import { buttonLook } from '#ui/button-look.ts'

/** One button that is sent to the page's own address, for that carries the token of the mail's link. */
export function PressForm({ label }: { label: string }) {
  return (
    <form method="post" className="mt-8">
      <button type="submit" className={buttonLook('primary', 'lg')}>
        {label}
      </button>
    </form>
  )
}
